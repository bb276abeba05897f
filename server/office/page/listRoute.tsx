import type { FastifyInstance } from 'fastify';
import { intakeForms } from '#server/intakeForms.ts';
import { routeFor } from '#server/office/page/answering.tsx';
import { gradesOf } from '#server/office/page/appliedFor.ts';
import { choiceOf, pageIn, queryOf, questionIn } from '#server/office/page/question.ts';
import { queryIn, type Services } from '#server/office/page/services.ts';
import { rowOf } from '#server/office/page/shown.ts';
import { Applications } from '#server/office/page/views/Applications.tsx';

export const PAGE = 50;

const forms = intakeForms.map(({ name, title }) => ({ value: name, label: title }));

/** What has arrived. */
export const registerList = (office: FastifyInstance, services: Services): void => {
  const { store, settings } = services;
  const marks = settings.marks.map((value) => ({ value, label: value }));

  routeFor(office, services)('GET', '/', async (request, _reply, person) => {
    const query = queryIn(request);
    const question = questionIn(query);
    const number = pageIn(query);
    const { applications, total, unreadable } = await store.list(choiceOf(question), { number, size: PAGE });
    const count = Math.ceil(total / PAGE);
    const pages = {
      number,
      count,
      newer: number > 1 ? `/${queryOf(question, Math.min(number - 1, Math.max(count, 1)))}` : undefined,
      older: number < count ? `/${queryOf(question, number + 1)}` : undefined,
    };
    const content = (
      <Applications
        person={person}
        question={question}
        options={{ forms, grades: gradesOf(question.form), marks }}
        rows={applications.map((summary) => rowOf(summary, queryOf(question, number)))}
        total={total}
        pages={pages}
        unreadable={unreadable.map(({ place, reason }) => `An application cannot be read: ${place}. ${reason}`)}
      />
    );
    return { title: 'Applications', content };
  });
};
