import type { ListFilter } from '#server/office/page/listFilter.ts';
import { ApplicationRow, type Row } from '#server/office/page/views/ApplicationRow.tsx';
import { ExportForm } from '#server/office/page/views/ExportForm.tsx';
import { FilterForm, type FilterOptions } from '#server/office/page/views/FilterForm.tsx';
import { Pagination, type PaginationProps } from '#server/office/page/views/Pagination.tsx';

interface ApplicationsProps {
  filter: ListFilter;
  options: FilterOptions;
  rows: readonly Row[];
  total: number;
  pages: PaginationProps;
  /** A sentence for each application that cannot be read. */
  unreadable: readonly string[];
}

/** The list of applications, newest first. */
export const Applications = ({ filter, options, rows, total, pages, unreadable }: ApplicationsProps) => {
  const isUnfiltered = !Object.values(filter).some(Boolean);
  return (
    <>
      <h1>Applications</h1>
      <FilterForm filter={filter} options={options} />
      {unreadable.map((sentence) => (
        <p key={sentence} className="office-care">
          {sentence}
        </p>
      ))}
      <p className="office-count">
        {total === 0 && (isUnfiltered ? 'Nothing has been received yet.' : 'Nothing was found. Try fewer filters.')}
        {total > 0 && `${total} ${isUnfiltered ? 'received' : 'found'}, newest first`}
      </p>
      {rows.length > 0 && (
        <>
          <ol className="office-list">
            {rows.map((row) => (
              <ApplicationRow key={row.name} row={row} />
            ))}
          </ol>
          <Pagination {...pages} />
          <ExportForm filter={filter} total={total} />
        </>
      )}
      {rows.length === 0 && <Pagination {...pages} />}
    </>
  );
};
