import type { FastifyInstance } from 'fastify';
import { readReference } from '#forms/reference.ts';
import { additionsTo } from '#server/office/additions.ts';
import { findApplication } from '#server/office/page/findApplication.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import { findNeighbors } from '#server/office/page/neighbors.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { formOf, queryOf, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { applicationPath, headingOf, sectionsWithLinks } from '#server/office/page/viewModels.ts';
import { Application } from '#server/office/page/views/Application.tsx';
import { printable } from '#server/office/printable.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import { NEW_MARK, type Remark } from '#server/storing/remarks.ts';
import type { Entry } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';

const NOTE_LENGTH = 5_000;

/** To which application the last remark moves an addition. */
const belongsTo = (remarks: readonly Remark[]): Pick<Remark, 'addsTo'> => {
  const addsTo = remarks.at(-1)?.addsTo;
  return addsTo === undefined ? {} : { addsTo };
};

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

  const applicationsWith = async (reference: string) =>
    (await store.list({ references: [reference] })).applications.filter(({ addsTo }) => addsTo === undefined);

  /** What was added to an application. Whoever opens its page has read it. */
  const readAdditions = async (application: StoredApplication, user: Session) => {
    const summary = summaryOf(application);
    const additions = (await additionsTo(store, [summary])).get(summary.reference) ?? [];
    if (additions.length > 0) await logEvent(user, 'opened', additions.map(entryOf));
    const read = [];
    for (const addition of additions) {
      const entry = entryOf(addition);
      const added = asApplication(await store.read(entry));
      if (!added) continue;
      await markAsRead(entry, user);
      read.push({
        ...headingOf(addition),
        href: applicationPath(addition),
        about: gradeLabel(addition.form, addition.appliesFor),
        sections: sectionsWithLinks(added),
      });
    }
    return read;
  };

  const pageOf = async (
    { entry, application }: Awaited<ReturnType<typeof findApplication>>,
    user: Session,
    query: URLSearchParams,
    { unsaved, problem }: { unsaved?: { mark: string; note: string }; problem?: string } = {},
  ) => {
    // Before it is marked: the mark may take it out of the filtered list.
    const neighbors = await findNeighbors(store, application, query);
    if (!unsaved) await markAsRead(entry, user);
    const remarks = await store.remarks.all(entry);
    const path = applicationPath(application);
    const heading = headingOf({ ...summaryOf(application), ...belongsTo(remarks) });
    const [target] = heading.addsTo ? await applicationsWith(heading.addsTo) : [];
    const content = (
      <Application
        {...heading}
        target={target && { href: applicationPath(target), applicant: headingOf(target).applicant }}
        moving={{ action: `${path}/adds-to?${query}`, problem }}
        additions={await readAdditions(application, user)}
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
      (await store.remarks.add(found.entry, {
        ...belongsTo(existing),
        revision,
        mark,
        note,
        by: user.name,
        at: await now(),
      }));
    if (!isSaved) return { ...(await pageOf(found, user, queryOf(request), { unsaved: { mark, note } })), status: 409 };
    await logEvent(user, 'marked', [found.entry]);
    return reply.redirect(`${applicationPath(found.application)}?${queryOf(request)}`, 303);
  });

  route('POST', '/applications/:form/:key/adds-to', async (request, reply, user) => {
    const found = await findApplication(store, request);
    const query = queryOf(request);
    const reference = readReference(formOf(request).get('reference') ?? '');
    const [target] = await applicationsWith(reference);
    if (summaryOf(found.application).addsTo === undefined)
      throw new PageError(422, 'Only what was added can be moved.');
    if (!target) {
      const problem = `No application has the reference “${printable(reference)}”. Nothing was changed.`;
      return { ...(await pageOf(found, user, query, { problem })), status: 422 };
    }
    const existing = await store.remarks.all(found.entry);
    const { mark, note } = existing.at(-1) ?? { mark: 'read', note: '' };
    const isSaved = await store.remarks.add(found.entry, {
      revision: existing.length + 1,
      mark,
      note,
      addsTo: reference,
      by: user.name,
      at: await now(),
    });
    if (!isSaved) {
      const problem = 'Somebody else has changed this meanwhile. Please try again.';
      return { ...(await pageOf(found, user, query, { problem })), status: 409 };
    }
    await logEvent(user, 'marked', [found.entry]);
    return reply.redirect(`${applicationPath(found.application)}?${query}`, 303);
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
