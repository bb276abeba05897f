import { t } from '#languages/message.ts';
import { type Option, Select } from '#server/office/page/views/Select.tsx';
import { Button } from '#src/components/Button.tsx';

interface ManyFormProps {
  total: number;
  /** When the list was read, in ISO 8601. */
  shownAt: string;
  marks: readonly Option[];
  mayDelete: boolean;
}

/** What is done with the ticked applications, or with all that match the filter. Its fields belong to the form of the list. */
export const ManyForm = ({ total, shownAt, marks, mayDelete }: ManyFormProps) => (
  <section className="office-many" aria-labelledby="many">
    <h2 id="many">{t('Do with several')}</h2>
    <fieldset>
      <legend className="field-label">{t('With which')}</legend>
      <label>
        <input type="radio" name="which" value="chosen" defaultChecked /> {t('those that are ticked, on all pages')}
      </label>
      <label>
        <input type="radio" name="which" value="all" /> {t('all {count} that were found', { count: total })}
      </label>
    </fieldset>
    <input type="hidden" name="total" value={total} />
    <input type="hidden" name="shownAt" value={shownAt} />
    <p className="office-buttons">
      <Button type="submit" formAction="/table">
        {t('Table and spreadsheet')}
      </Button>
      <Button type="submit" formMethod="post" formAction="/many/print">
        {t('Print dossiers')}
      </Button>
      <Button type="submit" formMethod="post" formAction="/export" name="as" value="zip">
        {t('ZIP with all files')}
      </Button>
      {mayDelete && (
        <Button look="quiet" type="submit" formMethod="post" formAction="/many/delete">
          {t('Delete …')}
        </Button>
      )}
    </p>
    <details>
      <summary>{t('Mark them, or write a note')}</summary>
      <div className="office-more">
        <Select label={t('New mark')} name="newMark" value="" options={marks} empty={t('stays as it is')} />
        <label className="office-field">
          <span className="field-label">{t('Note, above what is noted already')}</span>
          <textarea name="newNote" rows={2} maxLength={1000} dir="auto" />
        </label>
      </div>
      <p className="office-buttons">
        <Button look="primary" type="submit" formMethod="post" formAction="/many/mark">
          {t('Save for all of them')}
        </Button>
      </p>
    </details>
  </section>
);
