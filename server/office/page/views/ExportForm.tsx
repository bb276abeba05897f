import type { ListFilter } from '#server/office/page/listFilter.ts';

interface ExportFormProps {
  filter: ListFilter;
  total: number;
}

/** Exports the ticked applications, or all that match the filter. */
export const ExportForm = ({ filter, total }: ExportFormProps) => (
  <form className="office-export" id="export" method="post" action="/export">
    {Object.entries(filter).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <fieldset>
      <legend className="field-label">Export</legend>
      <label>
        <input type="radio" name="which" value="chosen" defaultChecked /> those ticked above
      </label>
      <label>
        <input type="radio" name="which" value="all" /> all {total} that were found
      </label>
    </fieldset>
    <p className="office-buttons">
      <button className="button button--outline" type="submit" name="as" value="zip">
        ZIP with all files
      </button>
      <button className="button button--outline" type="submit" name="as" value="csv">
        List for a spreadsheet (CSV)
      </button>
    </p>
  </form>
);
