import type { FastifyInstance } from 'fastify';
import { formNamed } from '#server/intakeForms.ts';
import { routeFor } from '#server/office/page/answering.tsx';
import { pageIn } from '#server/office/page/question.ts';
import { queryIn, type Services } from '#server/office/page/services.ts';
import { Log } from '#server/office/page/views/Log.tsx';
import { printable } from '#server/office/printable.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import { unlessDeleted } from '#server/storing/deleted.ts';
import type { OfficeEvent } from '#server/storing/officeLog.ts';
import { nameOf } from '#server/storing/store.ts';

const SIZE = 50;

/** Who did what. */
export const registerLog = (office: FastifyInstance, services: Services): void => {
  const { store } = services;

  const shown = async ({ at, by, did, entry }: OfficeEvent, place: number) => {
    const kept = entry && unlessDeleted(await store.read(entry).catch(() => undefined));
    return {
      id: `${at} ${place}`,
      minute: schoolMinute(at),
      by: printable(by),
      did,
      application: kept && { href: `/applications/${nameOf(entry)}`, reference: kept.reference },
      otherwise: entry ? `an application (${formNamed(entry.form)?.title ?? entry.form}) that is no longer here` : '',
    };
  };

  routeFor(office, services)('GET', '/log', async (request) => {
    const number = pageIn(queryIn(request));
    const found = await store.log.page(number, SIZE);
    const pages = {
      number,
      count: 0,
      newer: number > 1 ? `/log?page=${number - 1}` : undefined,
      older: found.length === SIZE ? `/log?page=${number + 1}` : undefined,
    };
    const events = await Promise.all(found.map(shown));
    return { title: 'What happened', content: <Log events={events} pages={pages} /> };
  });
};
