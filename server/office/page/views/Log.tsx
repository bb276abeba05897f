import { Pagination, type PaginationProps } from '#server/office/page/views/Pagination.tsx';

interface LogProps {
  events: readonly {
    id: string;
    minute: string;
    by: string;
    did: string;
    /** One application that is still stored. */
    application?: { href: string; reference: string } | undefined;
    /** The text for several applications, and for one that was deleted. */
    others: string;
  }[];
  pages: PaginationProps;
}

/** The office's log: who did what. */
export const Log = ({ events, pages }: LogProps) => (
  <>
    <h1>What happened</h1>
    <p>Who opened, marked, exported and deleted what, newest first. It is kept for two years.</p>
    {events.length === 0 && <p>Nothing yet.</p>}
    <ol className="office-events">
      {events.map(({ id, minute, by, did, application, others }) => (
        <li key={id}>
          <time>{minute}</time> <bdi>{by}</bdi> {did}{' '}
          {application ? (
            <a className="reference" href={application.href}>
              {application.reference}
            </a>
          ) : (
            others
          )}
        </li>
      ))}
    </ol>
    <Pagination {...pages} />
  </>
);
