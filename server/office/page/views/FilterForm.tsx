import { FITS_NONE, type ListFilter } from '#server/office/page/listFields.ts';
import { type Option, Select } from '#server/office/page/views/Select.tsx';

export interface FilterOptions {
  forms: readonly Option[];
  grades: readonly Option[];
  marks: readonly Option[];
  notices: readonly Option[];
}

interface FilterFormProps {
  filter: ListFilter;
  order: string;
  options: FilterOptions;
  /** The list without a filter, if there is one. */
  all: string | undefined;
}

const orders: readonly Option[] = [
  { value: 'day', label: 'newest first' },
  { value: 'name', label: 'family name' },
  { value: 'grade', label: 'grade, then family name' },
  { value: 'waiting', label: 'longest waiting first' },
];

/** The filter of the list: a search, and more in a part that opens. Its fields belong to the form of the list. */
export const FilterForm = ({ filter, order, options, all }: FilterFormProps) => {
  const hasMore = [filter.form, filter.has, filter.from, filter.to, filter.fits].some(Boolean);
  return (
    <search className="office-filters">
      <div className="office-search">
        <label className="office-field">
          <span className="field-label">Name, telephone, e-mail, reference or note</span>
          <input type="search" name="q" defaultValue={filter.q} dir="auto" />
        </label>
        <button className="button button--primary" type="submit" name="show" value="1">
          Show
        </button>
        {all && (
          <a className="button button--quiet" href={all}>
            Show all
          </a>
        )}
      </div>
      <details
        className="office-choices"
        open={[filter.grade, filter.mark].some(Boolean) || order !== 'day' || hasMore}
      >
        <summary>Filter and order</summary>
        <div className="office-first">
          <Select label="Grade or position" name="grade" value={filter.grade} options={options.grades} empty="All" />
          <Select label="Mark" name="mark" value={filter.mark} options={options.marks} empty="All marks" />
          <Select label="Order" name="sort" value={order} options={orders} />
        </div>
        <details open={hasMore}>
          <summary>More filters</summary>
          <div className="office-more">
            <Select label="Form" name="form" value={filter.form} options={options.forms} empty="All forms" />
            <Select
              label="Missing or unusual"
              name="has"
              value={filter.has}
              options={options.notices}
              empty="Anything"
            />
            <Select
              label="Papers and corrections"
              name="fits"
              value={filter.fits}
              options={[{ value: FITS_NONE, label: 'that fit no application' }]}
              empty="Any"
            />
            <label className="office-field">
              <span className="field-label">Received from</span>
              <input type="date" name="from" defaultValue={filter.from} />
            </label>
            <label className="office-field">
              <span className="field-label">to</span>
              <input type="date" name="to" defaultValue={filter.to} />
            </label>
          </div>
        </details>
      </details>
      {filter.with && <input type="hidden" name="with" value={filter.with} />}
      {filter.only && <input type="hidden" name="only" value={filter.only} />}
    </search>
  );
};
