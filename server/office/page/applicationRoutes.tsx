import type { FastifyInstance } from 'fastify';
import { findApplication } from '#server/office/page/findApplication.ts';
import { findNeighbors } from '#server/office/page/neighbors.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { formOf, queryOf, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { applicationPath, headingOf, sectionsWithLinks } from '#server/office/page/viewModels.ts';
import { Application } from '#server/office/page/views/Application.tsx';
import { printable } from '#server/office/printable.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import { NEW_MARK, type Remark } from '#server/storing/remarks.ts';
import type { Entry } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';

const NOTE_LENGTH = 5_000;

const viewRemark = ({ at, by, note, ...remark }: Remark) => ({
  ...remark,
  by: printable(by),
  note,
  minute: schoolMinute(at),
});

/** The page of one application, with its mark and notes. */
export const registerApplication = (office: FastifyInstance, services: Services): void => {
  const { store, settings, logEvent } = services;
  const route = signedInRoutes(office, services);
  const now = async () => (await store.now()).toISOString();

  // When two users open it at once, either may be the one that marks it.
  const markAsRead = async (entry: Entry, { name: by }: Session) => {
    if ((await store.remarks.all(entry)).length === 0)
      await store.remarks.add(entry, { revision: 1, mark: 'read', note: '', by, at: await now() });
  };

  const pageOf = async (
    { entry, application }: Awaited<ReturnType<typeof findApplication>>,
    user: Session,
    query: URLSearchParams,
    unsaved?: { mark: string; note: string },
  ) => {
    // Before it is marked: the mark may take it out of the filtered list.
    const neighbors = await findNeighbors(store, application, query);
    if (!unsaved) await markAsRead(entry, user);
    const remarks = await store.remarks.all(entry);
    const path = applicationPath(application);
    const heading = headingOf(summaryOf(application));
    const content = (
      <Application
        {...heading}
        mayDelete={user.mayDelete}
        sections={sectionsWithLinks(application)}
        remarks={{ action: `${path}?${query}`, marks: settings.marks, remarks: remarks.map(viewRemark), unsaved }}
        neighbors={neighbors}
        deletion={`${path}/delete`}
      />
    );
    return { title: `${heading.applicant}, ${heading.reference}`, printStyle: `${path}/print.css`, content };
  };

  route('GET', '/applications/:form/:key', async (request, _reply, user) => {
    const found = await findApplication(store, request);
    await logEvent(user, 'opened', [found.entry]);
    return pageOf(found, user, queryOf(request));
  });

  route('POST', '/applications/:form/:key', async (request, reply, user) => {
    const found = await findApplication(store, request);
    const form = formOf(request);
    const existing = await store.remarks.all(found.entry);
    const sentMark = form.get('mark') ?? '';
    const mark = settings.marks.includes(sentMark) ? sentMark : (existing.at(-1)?.mark ?? NEW_MARK);
    const note = (form.get('note') ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim().slice(0, NOTE_LENGTH);
    const revision = Number(form.get('revision'));
    const isSaved =
      revision === existing.length + 1 &&
      (await store.remarks.add(found.entry, { revision, mark, note, by: user.name, at: await now() }));
    if (!isSaved) return { ...(await pageOf(found, user, queryOf(request), { mark, note })), status: 409 };
    await logEvent(user, 'marked', [found.entry]);
    return reply.redirect(`${applicationPath(found.application)}?${queryOf(request)}`, 303);
  });

  // The name of the application at the foot of each printed sheet. The Content-Security-Policy forbids inline styles.
  route('GET', '/applications/:form/:key/print.css', async (request, reply) => {
    const { application } = await findApplication(store, request);
    const { title, reference } = headingOf(summaryOf(application));
    const foot = `${title} ${reference}`.replace(/[^\w -]/g, '');
    return reply
      .type('text/css; charset=utf-8')
      .send(`@page { @bottom-left { content: "${foot}"; font: 8pt sans-serif; } }\n`);
  });
};
