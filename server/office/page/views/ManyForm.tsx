import { t, tn } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';

interface ManyFormProps {
  total: number;
  mayDelete: boolean;
}

/** What is done with the ticked applications, or with all that match the filter. Its fields belong to the form of the list. */
export const ManyForm = ({ total, mayDelete }: ManyFormProps) => (
  <section className="office-many" aria-labelledby="many">
    <h2 id="many">{t('Do with several')}</h2>
    <fieldset>
      <legend className="field-label">{t('With which')}</legend>
      <label>
        <input type="radio" name="which" value="chosen" defaultChecked /> {t('those that are ticked, on all pages')}
      </label>
      <label>
        <input type="radio" name="which" value="all" />{' '}
        {tn('the one that was found', 'all {count} that were found', total)}
      </label>
    </fieldset>
    <input type="hidden" name="total" value={total} />
    <p className="office-buttons">
      <Button type="submit" formAction="/many/marking">
        {t('Mark them, or write a note …')}
      </Button>
      <Button type="submit" formAction="/table">
        {t('Table and spreadsheet')}
      </Button>
      <Button type="submit" formAction="/many/print">
        {t('Print dossiers')}
      </Button>
      <Button type="submit" formMethod="post" formAction="/export" name="as" value="zip">
        {t('ZIP with all files')}
      </Button>
      {mayDelete && (
        <Button look="quiet" type="submit" formAction="/many/delete">
          {t('Delete …')}
        </Button>
      )}
    </p>
  </section>
);
