import { Pages, type PagesProps } from '#server/office/page/views/Pages.tsx';

export interface LogProps {
  events: readonly {
    id: string;
    minute: string;
    by: string;
    did: string;
    /** The application, where it is still kept. */
    application?: { href: string; reference: string } | undefined;
    /** What is said of one that is not. */
    otherwise: string;
  }[];
  pages: PagesProps;
}

/** Who did what in the office. */
export const Log = ({ events, pages }: LogProps) => (
  <>
    <h1>What happened</h1>
    <p>Who opened, marked, exported and deleted what, newest first. It is kept for two years.</p>
    {events.length === 0 && <p>Nothing yet.</p>}
    <ol className="office-events">
      {events.map(({ id, minute, by, did, application, otherwise }) => (
        <li key={id}>
          <time>{minute}</time> <bdi>{by}</bdi> {did}{' '}
          {application ? (
            <a className="reference" href={application.href}>
              {application.reference}
            </a>
          ) : (
            otherwise
          )}
        </li>
      ))}
    </ol>
    <Pages {...pages} />
  </>
);
