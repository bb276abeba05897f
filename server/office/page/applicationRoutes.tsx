import type { FastifyInstance } from 'fastify';
import { routeFor } from '#server/office/page/answering.tsx';
import { applicationIn } from '#server/office/page/entryIn.ts';
import { waysFrom } from '#server/office/page/neighbors.ts';
import { formIn, queryIn, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { headOf, pathOf, shownSections } from '#server/office/page/shown.ts';
import { Application } from '#server/office/page/views/Application.tsx';
import { printable } from '#server/office/printable.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import { NEW, type Remark } from '#server/storing/remarks.ts';
import type { Entry } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';

const shownRemark = ({ at, by, note, ...remark }: Remark) => ({
  ...remark,
  by: printable(by),
  note,
  minute: schoolMinute(at),
});

/** One application, and what is marked and noted beside it. */
export const registerApplication = (office: FastifyInstance, services: Services): void => {
  const { store, settings, record } = services;
  const route = routeFor(office, services);
  const now = async () => (await store.now()).toISOString();

  /** Whoever opens one for the first time has read it. It is fine when somebody else is faster. */
  const markRead = async (entry: Entry, { name: by }: Session) => {
    if ((await store.remarks.of(entry)).length === 0)
      await store.remarks.add(entry, { revision: 1, mark: 'read', note: '', by, at: await now() });
  };

  const show = async (
    { entry, application }: { entry: Entry; application: StoredApplication },
    person: Session,
    query: URLSearchParams,
    lost?: { mark: string; note: string },
  ) => {
    const ways = await waysFrom(store, application, query);
    if (!lost) await markRead(entry, person);
    const remarks = await store.remarks.of(entry);
    const path = pathOf(application);
    const head = headOf(summaryOf(application));
    const content = (
      <Application
        {...head}
        person={person}
        sections={shownSections(application)}
        remarks={{ action: `${path}?${query}`, marks: settings.marks, remarks: remarks.map(shownRemark), lost }}
        ways={ways}
        deletion={`${path}/delete`}
      />
    );
    return { title: `${head.applicant}, ${head.reference}`, printed: `${path}/print.css`, content };
  };

  route('GET', '/applications/:form/:key', async (request, _reply, person) => {
    const found = await applicationIn(store, request);
    await record(person, 'opened', [found.entry]);
    return show(found, person, queryIn(request));
  });

  route('POST', '/applications/:form/:key', async (request, reply, person) => {
    const found = await applicationIn(store, request);
    const form = formIn(request);
    const known = (await store.remarks.of(found.entry)).at(-1)?.mark ?? NEW;
    const said = form.get('mark') ?? '';
    const mark = settings.marks.includes(said) ? said : known;
    const note = (form.get('note') ?? '').replaceAll('\r\n', '\n').trim().slice(0, 5000);
    const revision = Number(form.get('revision'));
    const remark = { revision, mark, note, by: person.name, at: await now() };
    const isNext = revision === (await store.remarks.of(found.entry)).length + 1;
    if (!isNext || !(await store.remarks.add(found.entry, remark)))
      return { ...(await show(found, person, queryIn(request), { mark, note })), status: 409 };
    await record(person, 'marked', [found.entry]);
    return reply.redirect(`${pathOf(found.application)}?${queryIn(request)}`, 303);
  });

  // Each sheet of paper says what it belongs to.
  route('GET', '/applications/:form/:key/print.css', async (request, reply) => {
    const { application } = await applicationIn(store, request);
    const { title, reference } = headOf(summaryOf(application));
    const foot = `${title} ${reference}`.replace(/[^\w -]/g, '');
    return reply
      .type('text/css; charset=utf-8')
      .send(`@page { @bottom-left { content: "${foot}"; font: 8pt sans-serif; } }\n`);
  });
};
