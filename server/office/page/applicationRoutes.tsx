import type { FastifyInstance } from 'fastify';
import { readReference } from '#forms/reference.ts';
import { message, t } from '#languages/message.ts';
import { additionsTo } from '#server/office/additions.ts';
import { footStyle } from '#server/office/export/dossierStyle.ts';
import { findApplication, listedWith } from '#server/office/page/findApplication.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import { listQuery, parseListAddress } from '#server/office/page/listFilter.ts';
import { findNeighbors } from '#server/office/page/neighbors.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { readNote } from '#server/office/page/readNote.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { formOf, queryOf, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { applicationPath, dossierView, headingOf, sectionsOfAddition } from '#server/office/page/viewModels.ts';
import { Application } from '#server/office/page/views/Application.tsx';
import { printable } from '#server/office/printable.ts';
import { commonInWords, isSamePerson, type Related, relatedTo } from '#server/office/related.ts';
import { minuteInWords } from '#server/office/times.ts';
import { entryName, entryOf, type StoredApplication } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import { NEW_MARK, nextRemark, READ_MARK, type Remark } from '#server/storing/remarks.ts';
import type { Entry, ListedApplication } from '#server/storing/store.ts';
import { isApplication, summaryOf } from '#server/storing/summary.ts';

/** Other applications of the family or of the same person, with the reason. */
const viewRelated = ({ application, common }: Related, list: string) => ({
  name: entryName(application),
  href: applicationPath(application) + list,
  applicant: printable(application.applicant.trim()),
  reference: application.reference,
  grade: gradeLabel(application.form, application.appliesFor),
  mark: application.mark ?? NEW_MARK,
  isSamePerson: isSamePerson(common),
  common: commonInWords(common),
});

const viewRemark = ({ at, by, note, since: _since, ...remark }: Remark) => ({
  ...remark,
  by: printable(by),
  note,
  minute: minuteInWords(at),
});

/** The page of one application, with its mark and notes. */
export const registerApplication = (office: FastifyInstance, services: Services): void => {
  const { store, settings, logEvent } = services;
  const route = signedInRoutes(office, services);
  const now = async () => (await store.now()).toISOString();

  // When two users open it at once, either may be the one that marks it.
  const markAsRead = async (entry: Entry, { name: by }: Session) => {
    if ((await store.remarks.all(entry)).length === 0)
      await store.remarks.add(entry, nextRemark([], { mark: READ_MARK, by, at: await now() }));
  };

  const allWith = async (reference: string) => (await store.list({ references: [reference] })).applications;

  /** What was added to an application. Whoever opens its page has read it. */
  const readAdditions = async (
    additions: readonly ListedApplication[],
    application: StoredApplication,
    user: Session,
    list: string,
  ) => {
    if (additions.length > 0) await logEvent(user, 'opened', additions.map(entryOf));
    const read = [];
    for (const addition of additions) {
      const entry = entryOf(addition);
      const added = asApplication(await store.read(entry));
      if (!added) continue;
      await markAsRead(entry, user);
      read.push({
        ...headingOf(addition),
        href: applicationPath(addition) + list,
        about: gradeLabel(addition.form, addition.appliesFor),
        sections: sectionsOfAddition(added, summaryOf(application)),
      });
    }
    return read;
  };

  const pageOf = async (
    { entry, application }: Awaited<ReturnType<typeof findApplication>>,
    user: Session,
    query: URLSearchParams,
    { unsaved, typed, problem }: { unsaved?: { mark: string; note: string }; typed?: string; problem?: string } = {},
  ) => {
    // Before it is marked: the mark may take it out of the filtered list.
    const before = listedWith(application, await store.remarks.all(entry));
    const lists = await store.lists();
    const neighbors = await findNeighbors(lists, before, query);
    if (!unsaved) await markAsRead(entry, user);
    const remarks = await store.remarks.all(entry);
    const isSaved = query.get('saved') === String(remarks.at(-1)?.revision);
    const path = applicationPath(application);
    const list = listQuery(parseListAddress(query));
    const additions = (await additionsTo(store, [summaryOf(application)])).get(entryName(application)) ?? [];
    const dossier = dossierView(listedWith(application, remarks), application, additions);
    const named = dossier.addsTo ? await allWith(dossier.addsTo) : [];
    const target = named.find(isApplication);
    // The reference of an earlier addition is easily taken for that of the application.
    const next = target ? undefined : named[0]?.addsTo;
    const meant = next && (await allWith(next)).some(isApplication) ? next : undefined;
    const related = (await relatedTo(lists, [before])).get(entryName(application)) ?? [];
    const title = `${dossier.applicant}, ${dossier.reference}`;
    const content = (
      <Application
        {...dossier}
        target={target && { href: applicationPath(target) + list, applicant: headingOf(target).applicant }}
        moving={{ action: `${path}/adds-to${list}`, typed, meant, problem }}
        additions={await readAdditions(additions, application, user, list)}
        related={related.map((each) => viewRelated(each, list))}
        mayDelete={user.mayDelete}
        remarks={{ action: path + list, marks: settings.marks, remarks: remarks.map(viewRemark), unsaved, isSaved }}
        neighbors={neighbors}
        printed={`${path}/print${list}`}
        deletion={`${path}/delete${list}`}
      />
    );
    return {
      title: unsaved || problem ? t('Not saved: {title}', { title }) : title,
      printStyle: `${path}/print.css`,
      content,
    };
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
    const present = existing.at(-1);
    const sentMark = form.get('mark') ?? '';
    const mark = settings.marks.includes(sentMark) ? sentMark : (present?.mark ?? NEW_MARK);
    const note = readNote(form.get('note'));
    const revision = Number(form.get('revision'));
    const isUnchanged = present?.mark === mark && present.note === note && !present.isDamaged;
    const isSaved =
      !isUnchanged &&
      revision === existing.length + 1 &&
      (await store.remarks.add(found.entry, nextRemark(existing, { mark, note, by: user.name, at: await now() })));
    // The form may have been sent twice.
    const isThere = async () => {
      const sent = (await store.remarks.all(found.entry))[revision - 1];
      return sent?.by === user.name && sent.mark === mark && sent.note === note;
    };
    if (!isUnchanged && !isSaved && !(await isThere())) {
      // A mark and a note that were left as they were shown are those that another user has saved meanwhile.
      const last = (await store.remarks.all(found.entry)).at(-1);
      const shownNote = existing[revision - 2]?.note ?? '';
      const unsaved = {
        mark: last && form.get('shownMark') === mark ? last.mark : mark,
        note: last && shownNote === note ? last.note : note,
      };
      return { ...(await pageOf(found, user, queryOf(request), { unsaved })), status: 409 };
    }
    if (isSaved) await logEvent(user, 'marked', [found.entry]);
    const query = queryOf(request);
    query.set('saved', String(isUnchanged ? existing.length : revision));
    return reply.redirect(`${applicationPath(found.application)}?${query}`, 303);
  });

  route('POST', '/applications/:form/:key/adds-to', async (request, reply, user) => {
    const found = await findApplication(store, request);
    const query = queryOf(request);
    const reference = readReference(formOf(request).get('reference') ?? '');
    const all = await allWith(reference);
    if (isApplication(summaryOf(found.application)))
      throw new PageError(422, message('Only what was added can be moved.'));
    if (!all.some(isApplication)) {
      const words = { reference: printable(reference) };
      const problem =
        all.length > 0
          ? t(
              'The reference “{reference}” is of something that was added, not of an application. Nothing was changed.',
              words,
            )
          : t('No application has the reference “{reference}”. Nothing was changed.', words);
      return { ...(await pageOf(found, user, query, { typed: reference, problem })), status: 422 };
    }
    const existing = await store.remarks.all(found.entry);
    const change = { addsTo: reference, by: user.name, at: await now() };
    const { addsTo } = listedWith(found.application, existing);
    // The form may have been sent twice, and another user may have moved it meanwhile.
    const isThere = addsTo === reference;
    const isSaved =
      !isThere &&
      formOf(request).get('from') === addsTo &&
      (await store.remarks.add(found.entry, nextRemark(existing, change, READ_MARK)));
    if (!isThere && !isSaved) {
      const problem = t('Somebody else has changed this application meanwhile. Please try again.');
      return { ...(await pageOf(found, user, query, { typed: reference, problem })), status: 409 };
    }
    if (isSaved) await logEvent(user, 'marked', [found.entry]);
    return reply.redirect(`${applicationPath(found.application)}?${query}`, 303);
  });

  // The name of the application at the foot of each printed sheet. The Content-Security-Policy forbids inline styles.
  route('GET', '/applications/:form/:key/print.css', async (request, reply) => {
    const { application } = await findApplication(store, request);
    const { title, reference } = headingOf(summaryOf(application));
    return reply.type('text/css; charset=utf-8').send(`@page { ${footStyle(`${title} ${reference}`)} }\n`);
  });
};
