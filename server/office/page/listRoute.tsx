import type { FastifyInstance } from 'fastify';
import { intakeForms } from '#server/intakeForms.ts';
import { additionsTo } from '#server/office/additions.ts';
import { gradeOptions } from '#server/office/page/grades.ts';
import { listQuery, parseListFilter, parsePageNumber, toStoreFilter } from '#server/office/page/listFilter.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { queryOf, type Services } from '#server/office/page/services.ts';
import { rowOf } from '#server/office/page/viewModels.ts';
import { Applications } from '#server/office/page/views/Applications.tsx';

export const PAGE_SIZE = 50;

const forms = intakeForms.map(({ name, title }) => ({ value: name, label: title }));

/** The list of applications. */
export const registerList = (office: FastifyInstance, services: Services): void => {
  const { store, settings } = services;
  const marks = settings.marks.map((value) => ({ value, label: value }));

  signedInRoutes(office, services)('GET', '/', async (request) => {
    const query = queryOf(request);
    const filter = parseListFilter(query);
    const number = parsePageNumber(query);
    const { applications, total, unreadable } = await store.list(toStoreFilter(filter), { number, size: PAGE_SIZE });
    const additions = await additionsTo(store, applications);
    const count = Math.ceil(total / PAGE_SIZE);
    const pages = {
      number,
      count,
      newer: number > 1 ? `/${listQuery(filter, Math.min(number - 1, Math.max(count, 1)))}` : undefined,
      older: number < count ? `/${listQuery(filter, number + 1)}` : undefined,
    };
    const content = (
      <Applications
        filter={filter}
        options={{ forms, grades: gradeOptions(filter.form), marks }}
        rows={applications.map((summary) =>
          rowOf(summary, listQuery(filter, number), additions.get(summary.reference)),
        )}
        total={total}
        pages={pages}
        unreadable={unreadable.map(({ location, reason }) => `An application cannot be read: ${location}. ${reason}`)}
      />
    );
    return { title: 'Applications', content };
  });
};
