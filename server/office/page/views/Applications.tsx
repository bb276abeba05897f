import type { Question } from '#server/office/page/question.ts';
import { ApplicationRow, type Row } from '#server/office/page/views/ApplicationRow.tsx';
import { Exports } from '#server/office/page/views/Exports.tsx';
import { type FilterOptions, Filters } from '#server/office/page/views/Filters.tsx';
import { Pages, type PagesProps } from '#server/office/page/views/Pages.tsx';
import type { SignedIn } from '#server/office/page/views/TokenInput.tsx';

export interface ApplicationsProps {
  person: SignedIn;
  question: Question;
  options: FilterOptions;
  rows: readonly Row[];
  total: number;
  pages: PagesProps;
  /** Sentences about what cannot be read. */
  unreadable: readonly string[];
}

/** What has arrived, newest first. */
export const Applications = ({ person, question, options, rows, total, pages, unreadable }: ApplicationsProps) => {
  const isAll = !Object.values(question).some(Boolean);
  return (
    <>
      <h1>Applications</h1>
      <Filters question={question} options={options} />
      {unreadable.map((each) => (
        <p key={each} className="office-care">
          {each}
        </p>
      ))}
      <p className="office-count">
        {total === 0 && (isAll ? 'Nothing has been received yet.' : 'Nothing was found. Try fewer filters.')}
        {total > 0 && `${total} ${isAll ? 'received' : 'found'}, newest first`}
      </p>
      {rows.length > 0 && (
        <>
          <ol className="office-list">
            {rows.map((row) => (
              <ApplicationRow key={row.name} row={row} />
            ))}
          </ol>
          <Pages {...pages} />
          <Exports person={person} question={question} total={total} />
        </>
      )}
    </>
  );
};
