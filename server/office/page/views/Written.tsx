import { t } from '#languages/message.ts';

/** A note that was not saved, to be copied. */
export const Written = ({ note }: { note: string }) => (
  <label className="office-field">
    <span className="field-label">{t('What you wrote')}</span>
    <textarea rows={6} dir="auto" readOnly defaultValue={note} />
  </label>
);
