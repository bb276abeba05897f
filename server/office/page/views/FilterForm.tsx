import { FITS_NONE, type ListFilter } from '#server/office/page/listFilter.ts';
import { type Option, Select } from '#server/office/page/views/Select.tsx';

export interface FilterOptions {
  forms: readonly Option[];
  grades: readonly Option[];
  marks: readonly Option[];
}

interface FilterFormProps {
  filter: ListFilter;
  options: FilterOptions;
}

/** The filter of the list. */
export const FilterForm = ({ filter, options }: FilterFormProps) => (
  <form className="office-filters" method="get" action="/" aria-label="Filter">
    <label className="office-field office-search">
      <span className="field-label">Name or reference</span>
      <input type="search" name="q" defaultValue={filter.q} dir="auto" />
    </label>
    <Select label="Form" name="form" value={filter.form} options={options.forms} empty="All forms" />
    <Select label="Grade, position or subject" name="grade" value={filter.grade} options={options.grades} empty="All" />
    <Select label="Mark" name="mark" value={filter.mark} options={options.marks} empty="All marks" />
    <Select
      label="Papers and corrections"
      name="fits"
      value={filter.fits}
      options={[{ value: FITS_NONE, label: 'that fit no application' }]}
      empty="Any"
    />
    <label className="office-field">
      <span className="field-label">From</span>
      <input type="date" name="from" defaultValue={filter.from} />
    </label>
    <label className="office-field">
      <span className="field-label">To</span>
      <input type="date" name="to" defaultValue={filter.to} />
    </label>
    <p className="office-buttons">
      <button className="button button--primary" type="submit">
        Show
      </button>
      {Object.values(filter).some(Boolean) && (
        <a className="button button--quiet" href="/">
          Show all
        </a>
      )}
    </p>
  </form>
);
