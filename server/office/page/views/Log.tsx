import { Fragment } from 'react';
import { type Message, message, plural, t, tn } from '#languages/message.ts';
import { ApplicationLink } from '#server/office/page/views/ApplicationLink.tsx';
import { Pagination, type PaginationProps } from '#server/office/page/views/Pagination.tsx';
import { Select } from '#server/office/page/views/Select.tsx';
import { sentence } from '#server/office/page/views/sentence.tsx';
import type { OfficeAction } from '#server/storing/officeLog.ts';
import { Button, buttonClass } from '#src/components/Button.tsx';

interface EventProps {
  id: string;
  minute: string;
  by: string;
  did: OfficeAction['did'];
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

/** For each deed, what it is called and the sentence about who did it to what. */
const deeds: Readonly<Record<OfficeAction['did'], { label: Message; sentence: Message }>> = {
  'signed in': { label: message('signed in'), sentence: message('{who} signed in') },
  opened: { label: message('opened'), sentence: message('{who} opened {what}') },
  'opened a file of': { label: message('opened a file of'), sentence: message('{who} opened a file of {what}') },
  'opened a table of': { label: message('opened a table of'), sentence: message('{who} opened a table of {what}') },
  printed: { label: message('printed'), sentence: message('{who} printed {what}') },
  marked: { label: message('marked'), sentence: message('{who} marked {what}') },
  exported: { label: message('exported'), sentence: message('{who} exported {what}') },
  deleted: { label: message('deleted'), sentence: message('{who} deleted {what}') },
};
const deedOptions = () => Object.entries(deeds).map(([value, { label }]) => ({ value, label: label() }));

const LogFilter = ({ filter, users }: Pick<LogProps, 'filter' | 'users'>) => (
  <form className="office-filters office-first" method="get" action="/log" aria-label={t('Filter')}>
    <Select label={t('Who')} name="by" value={filter.by} options={users.map(optionOf)} empty={t('Everybody')} />
    <Select label={t('What')} name="did" value={filter.did} options={deedOptions()} empty={t('Everything')} />
    <label className="office-field">
      <span className="field-label">{t('On')}</span>
      <input type="date" name="day" defaultValue={filter.day} />
    </label>
    <p className="office-buttons">
      <Button look="primary" type="submit">
        {t('Show')}
      </Button>
      {Object.values(filter).some(Boolean) && (
        <a className={buttonClass('quiet')} href="/log">
          {t('Show all')}
        </a>
      )}
    </p>
  </form>
);

/** What it was done to: names while the applications exist, otherwise how many they were. */
const Applications = ({ count, hasEntries, applications }: EventProps) => {
  if (!hasEntries) return null;
  const others = count - applications.length;
  const names = applications.map((application, at) => (
    <Fragment key={application.href}>
      {at > 0 && t(', ')}
      <ApplicationLink {...application} />
    </Fragment>
  ));
  if (count === 1) return names.length > 0 ? names : t('an application that is no longer here');
  const counted = plural('{count} application', '{count} applications', count);
  if (names.length === 0) return counted();
  return others > 0
    ? sentence(tn('{counted}: {names} and {count} more', '{counted}: {names} and {count} more', others, { counted }), {
        names,
      })
    : sentence(t('{counted}: {names}', { counted }), { names });
};

/** The office's log: who did what. */
export const Log = ({ filter, users, events, pages }: LogProps) => (
  <>
    <h1>{t('What happened')}</h1>
    <p>{t('Who opened, printed, marked, exported and deleted what, newest first. It is kept for two years.')}</p>
    <LogFilter filter={filter} users={users} />
    {events.length === 0 && (
      <p>{Object.values(filter).some(Boolean) ? t('Nothing was found. Try fewer filters.') : t('Nothing yet.')}</p>
    )}
    <ol className="office-events">
      {events.map((event) => (
        <li key={event.id}>
          <time>{event.minute}</time>{' '}
          <span>
            {sentence(deeds[event.did].sentence(), { who: <bdi>{event.by}</bdi>, what: <Applications {...event} /> })}
          </span>
        </li>
      ))}
    </ol>
    <Pagination {...pages} />
  </>
);
