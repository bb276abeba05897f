import { Pagination, type PaginationProps } from '#server/office/page/views/Pagination.tsx';
import { Select } from '#server/office/page/views/Select.tsx';

interface EventProps {
  id: string;
  minute: string;
  by: string;
  did: string;
  /** The number of applications; 1 also where it was none. */
  count: number;
  hasEntries: boolean;
  /** Some of them that are still stored. */
  applications: readonly { href: string; applicant: string; reference: string }[];
}

interface LogProps {
  filter: { by: string; did: string; day: string };
  users: readonly string[];
  events: readonly EventProps[];
  pages: PaginationProps;
}

const optionOf = (value: string) => ({ value, label: value });
const deeds = [
  'signed in',
  'opened',
  'opened a file of',
  'opened a table of',
  'printed',
  'marked',
  'exported',
  'deleted',
].map(optionOf);

const LogFilter = ({ filter, users }: Pick<LogProps, 'filter' | 'users'>) => (
  <form className="office-filters office-first" method="get" action="/log" aria-label="Filter">
    <Select label="Who" name="by" value={filter.by} options={users.map(optionOf)} empty="Everybody" />
    <Select label="What" name="did" value={filter.did} options={deeds} empty="Everything" />
    <label className="office-field">
      <span className="field-label">On</span>
      <input type="date" name="day" defaultValue={filter.day} />
    </label>
    <p className="office-buttons">
      <button className="button button--primary" type="submit">
        Show
      </button>
      {Object.values(filter).some(Boolean) && (
        <a className="button button--quiet" href="/log">
          Show all
        </a>
      )}
    </p>
  </form>
);

/** What it was done to: names while the applications exist, otherwise how many they were. */
const Applications = ({ count, hasEntries, applications }: EventProps) => {
  if (!hasEntries) return null;
  const others = count - applications.length;
  return (
    <>
      {count > 1 && `${count} applications`}
      {count > 1 && applications.length > 0 && ': '}
      {applications.map(({ href, applicant, reference }, at) => (
        <span key={href}>
          {at > 0 && ', '}
          <a href={href}>
            <bdi>{applicant || 'Without a name'}</bdi>, <span className="reference">{reference}</span>
          </a>
        </span>
      ))}
      {count === 1 && applications.length === 0 && 'an application that is no longer here'}
      {count > 1 && applications.length > 0 && others > 0 && ` and ${others} more`}
    </>
  );
};

/** The office's log: who did what. */
export const Log = ({ filter, users, events, pages }: LogProps) => (
  <>
    <h1>What happened</h1>
    <p>Who opened, printed, marked, exported and deleted what, newest first. It is kept for two years.</p>
    <LogFilter filter={filter} users={users} />
    {events.length === 0 && (
      <p>{Object.values(filter).some(Boolean) ? 'Nothing was found. Try fewer filters.' : 'Nothing yet.'}</p>
    )}
    <ol className="office-events">
      {events.map((event) => (
        <li key={event.id}>
          <time>{event.minute}</time> <bdi>{event.by}</bdi> {event.did} <Applications {...event} />
        </li>
      ))}
    </ol>
    <Pagination {...pages} />
  </>
);
