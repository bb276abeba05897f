import type { FastifyInstance } from 'fastify';
import { parsePageNumber } from '#server/office/page/listFilter.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { queryOf, type Services } from '#server/office/page/services.ts';
import { applicationPath } from '#server/office/page/viewModels.ts';
import { Log } from '#server/office/page/views/Log.tsx';
import { printable } from '#server/office/printable.ts';
import { titleOf } from '#server/office/summaryColumns.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import type { OfficeAction } from '#server/storing/officeLog.ts';
import { asApplication } from '#server/storing/record.ts';

const PAGE_SIZE = 50;

/** The office's log. */
export const registerLog = (office: FastifyInstance, services: Services): void => {
  const { store } = services;

  const viewEvent = async ({ at, by, did, count, entry }: OfficeAction, index: number) => {
    const application = entry && asApplication(await store.read(entry).catch(() => undefined));
    return {
      id: `${at} ${index}`,
      minute: schoolMinute(at),
      by: printable(by),
      did,
      application: application && { href: applicationPath(application), reference: application.reference },
      others:
        count > 1 ? `${count} applications` : entry ? `an application (${titleOf(entry)}) that is no longer here` : '',
    };
  };

  signedInRoutes(office, services)('GET', '/log', async (request) => {
    const number = parsePageNumber(queryOf(request));
    const events = await store.log.page(number, PAGE_SIZE);
    const pages = {
      number,
      count: 0,
      newer: number > 1 ? `/log?page=${events.length > 0 ? number - 1 : 1}` : undefined,
      older: events.length === PAGE_SIZE ? `/log?page=${number + 1}` : undefined,
    };
    return {
      title: 'What happened',
      content: <Log events={await Promise.all(events.map(viewEvent))} pages={pages} />,
    };
  });
};
