import type { FastifyInstance, FastifyRequest } from 'fastify';
import { latinDigits } from '#forms/text.ts';
import { message, t, tn } from '#languages/message.ts';
import { withAdditions } from '#server/office/additions.ts';
import { deleteAll } from '#server/office/deleteAll.ts';
import { listQuery, listWithMarked, listWithoutDeleted, parseListForm } from '#server/office/page/listFilter.ts';
import { isMarkedSince, markAll } from '#server/office/page/markAll.ts';
import { markOptions } from '#server/office/page/marks.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { pagesOfSelected } from '#server/office/page/pagesOfSelected.ts';
import { readNote } from '#server/office/page/readNote.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { findSelected, findUnchanged, isAll } from '#server/office/page/selected.ts';
import { allTicks } from '#server/office/page/selection.ts';
import { formOf, queryOf, type Services } from '#server/office/page/services.ts';
import { headingOf } from '#server/office/page/viewModels.ts';
import { titleOfDeletion } from '#server/office/page/views/DeletionForm.tsx';
import { DeletionOfMany } from '#server/office/page/views/DeletionOfMany.tsx';
import { MarkingOfMany } from '#server/office/page/views/MarkingOfMany.tsx';
import { entryName, entryOf } from '#server/storing/application.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import { type ListedApplication, nameOf } from '#server/storing/store.ts';

const withMark = (summary: ListedApplication) => ({ ...headingOf(summary), mark: summary.mark ?? NEW_MARK });

/** What a page sends that asks something about several applications: its own fields, and the list in its address. */
const sentBy = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams([...formOf(request), ...queryOf(request)]);

/**
 * What is done with several applications of the list. What is asked first has an address: Back, a reload and the links of the languages lead
 * to the question, and its answer is sent to the same address.
 */
export const registerMany = (office: FastifyInstance, services: Services): void => {
  const { store, settings, logEvent } = services;
  const route = signedInRoutes(office, services);
  const page = pagesOfSelected(route);

  const markingPage = async (
    form: URLSearchParams,
    selected: readonly ListedApplication[],
    problem?: string,
    typed = { mark: '', note: '' },
  ) => ({
    title: t('Mark several'),
    content: (
      <MarkingOfMany
        applications={selected.map(withMark)}
        marks={markOptions(settings.marks)}
        shown={(await store.now()).toISOString()}
        typed={typed}
        back={`/${listQuery(parseListForm(form))}`}
        problem={problem}
      />
    ),
  });

  page('/many/marking', async (query) => {
    const selected = await findUnchanged(store, query);
    const gone = isAll(query) ? 0 : allTicks(query).length - selected.length;
    const problem =
      gone > 0 ? tn('{count} of them is no longer here.', '{count} of them are no longer here.', gone) : undefined;
    return markingPage(query, selected, problem);
  });

  route('POST', '/many/marking', async (request, reply, user) => {
    const form = sentBy(request);
    const sentMark = form.get('newMark') ?? '';
    const mark = settings.marks.includes(sentMark) ? sentMark : undefined;
    const note = readNote(form.get('newNote'));
    const selected = await findSelected(store, form);
    const refuse = async (status: number, problem: string) => ({
      ...(await markingPage(form, selected, problem, { mark: sentMark, note: form.get('newNote') ?? '' })),
      title: t('Not saved: {title}', { title: t('Mark several') }),
      status,
    });
    if (mark === undefined && note === '')
      return refuse(422, t('Choose a mark or write a note first. Nothing was changed.'));
    const change = { mark, note, by: user.name, shown: form.get('shown') };
    const remarked = selected.filter((summary) => isMarkedSince(summary, change)).length;
    if (remarked > 0)
      return refuse(
        409,
        tn(
          '{count} of them has got another mark meanwhile. Nothing was changed. Please look at the marks, then save again.',
          '{count} of them have got another mark meanwhile. Nothing was changed. Please look at the marks, then save again.',
          remarked,
        ),
      );
    const { changed, left } = await markAll(store, selected.map(entryOf), change);
    await logEvent(user, 'marked', changed);
    const names = new Set(changed.map(nameOf));
    const references = selected.filter((each) => names.has(entryName(each))).map(({ reference }) => reference);
    return reply.redirect(listWithMarked(parseListForm(form), references, { marked: changed.length, left }), 303);
  });

  const refuseReaders = (mayDelete: boolean) => {
    if (!mayDelete) throw new PageError(403, message('You may read applications, and not delete them.'));
  };
  const deletionPage = (
    form: URLSearchParams,
    selected: readonly ListedApplication[],
    added: number,
    problem?: string,
  ) => ({
    title: titleOfDeletion(t('Delete these applications?'), problem),
    content: (
      <DeletionOfMany
        applications={selected.map(withMark)}
        files={selected.reduce((sum, { files }) => sum + files, 0)}
        added={added}
        back={`/${listQuery(parseListForm(form))}`}
        problem={problem}
      />
    ),
  });
  const withoutOwn = (all: readonly { submissionId: string }[], selected: readonly ListedApplication[]) =>
    all.length - selected.length;

  page('/many/delete', async (query, user) => {
    refuseReaders(user.mayDelete);
    const selected = await findUnchanged(store, query);
    return deletionPage(query, selected, withoutOwn(await withAdditions(store, selected), selected));
  });

  route('POST', '/many/delete', async (request, reply, user) => {
    refuseReaders(user.mayDelete);
    const form = sentBy(request);
    const references = allTicks(form);
    const { applications } = await store.list({ references });
    const all = await withAdditions(store, applications);
    const added = withoutOwn(all, applications);
    const expected = String(applications.length);
    const refuse = (status: number, problem: string) => ({
      ...deletionPage(form, applications, added, problem),
      status,
    });
    if (applications.length === 0)
      throw new PageError(409, message('These applications are no longer here. They have been deleted.'));
    const left = new Set(applications.map(({ reference }) => reference)).size;
    if (left !== references.length)
      return refuse(
        409,
        tn(
          '{count} of them is no longer here. If the button was pressed twice, the others are being deleted. Please look at the list again.',
          '{count} of them are no longer here. If the button was pressed twice, the others are being deleted. Please look at the list again.',
          references.length - left,
        ),
      );
    // Fewer: others, or the first of two presses, have deleted some.
    if (!(added <= Number(form.get('added'))))
      return refuse(409, t('Something was added meanwhile. Nothing was deleted. Please look at the list again.'));
    if (latinDigits(form.get('count') ?? '').trim() !== expected)
      return refuse(422, t('That is not their number, which is {count}. Nothing was deleted.', { count: expected }));
    await logEvent(user, 'deleted', all.map(entryOf));
    await deleteAll(store, all);
    return reply.redirect(listWithoutDeleted(parseListForm(form), references, applications.length), 303);
  });
};
