import type { FastifyInstance } from 'fastify';
import { t } from '#languages/message.ts';
import { parsePageNumber } from '#server/office/page/listFilter.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { queryOf, type Services } from '#server/office/page/services.ts';
import { applicationPath } from '#server/office/page/viewModels.ts';
import { Log } from '#server/office/page/views/Log.tsx';
import { printable } from '#server/office/printable.ts';
import { minuteInWords } from '#server/office/times.ts';
import { isDay, startOfDay } from '#server/schoolTime.ts';
import { entryName } from '#server/storing/application.ts';
import { deeds, type OfficeAction, type OfficeLogFilter } from '#server/storing/officeLog.ts';
import { type ListedApplication, nameOf } from '#server/storing/store.ts';

const PAGE_SIZE = 50;

interface LogFilter {
  by: string;
  did: string;
  /** A day in the school's time zone: '2026-11-22'. */
  day: string;
}

const parseLogFilter = (query: URLSearchParams): LogFilter => {
  const [by, did, day] = ['by', 'did', 'day'].map((name) =>
    (query.get(name) ?? '').replaceAll('\0', '').slice(0, 200),
  ) as [string, string, string];
  return { by, did: (deeds as readonly string[]).includes(did) ? did : '', day: isDay(day) ? day : '' };
};

const toStoreFilter = ({ by, did, day }: LogFilter): OfficeLogFilter => ({
  ...(by && { by }),
  ...(did && { did: did as OfficeAction['did'] }),
  ...(day && { from: startOfDay(day), until: startOfDay(day, 1) }),
});

/** The office's log. */
export const registerLog = (office: FastifyInstance, services: Services): void => {
  const { store } = services;

  /** The applications of events that are still stored, by the names of their entries. */
  const applicationsOf = async (actions: readonly OfficeAction[]) => {
    const entries = actions.flatMap((action) => action.entries);
    const { applications } = entries.length > 0 ? await store.list({ entries }) : { applications: [] };
    return new Map(applications.map((application) => [entryName(application), application]));
  };

  const viewAction = (
    { at, by, did, count, entries }: OfficeAction,
    index: number,
    stored: ReadonlyMap<string, ListedApplication>,
  ) => {
    const applications = entries.flatMap((entry) => stored.get(nameOf(entry)) ?? []);
    return {
      id: `${at} ${index}`,
      minute: minuteInWords(at),
      by: printable(by),
      did,
      count,
      hasEntries: entries.length > 0,
      applications: applications.map((application) => ({
        href: applicationPath(application),
        applicant: printable(application.applicant.trim()),
        reference: application.reference,
      })),
    };
  };

  signedInRoutes(office, services)('GET', '/log', async (request, reply) => {
    const query = queryOf(request);
    const number = parsePageNumber(query);
    const filter = parseLogFilter(query);
    const actions = await store.log.page(number, PAGE_SIZE, toStoreFilter(filter));
    const { count, users } = await store.log.overview(toStoreFilter(filter));
    const link = (page: number) => {
      const values = Object.entries({ ...filter, page: page > 1 ? String(page) : '' }).filter(([, value]) => value);
      const text = new URLSearchParams(values).toString();
      return { number: page, href: text ? `/log?${text}` : '/log' };
    };
    const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
    if (number > pageCount) return reply.redirect(link(pageCount).href, 303);
    const stored = await applicationsOf(actions);
    const pages = {
      number,
      count: pageCount,
      previous: number > 1 ? link(number - 1) : undefined,
      next: number < pageCount ? link(number + 1) : undefined,
    };
    const events = actions.map((action, index) => viewAction(action, index, stored));
    return { title: t('What happened'), content: <Log filter={filter} users={users} events={events} pages={pages} /> };
  });
};
