import { t } from '#languages/message.ts';

/** To be copied. */
export const UnsavedNote = ({ note }: { note: string }) => (
  <label className="office-field">
    <span className="field-label">{t('What you wrote')}</span>
    <textarea rows={6} dir="auto" readOnly defaultValue={note} />
  </label>
);
