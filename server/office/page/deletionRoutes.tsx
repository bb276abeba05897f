import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readReference } from '#forms/reference.ts';
import { message, t } from '#languages/message.ts';
import { additionsTo } from '#server/office/additions.ts';
import { deleteAll } from '#server/office/deleteAll.ts';
import { findApplication } from '#server/office/page/findApplication.ts';
import { listQuery, listWithoutDeleted, parseListAddress } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { formOf, queryOf, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { applicationPath, headingOf } from '#server/office/page/viewModels.ts';
import { Deletion } from '#server/office/page/views/Deletion.tsx';
import { titleOfDeletion } from '#server/office/page/views/DeletionForm.tsx';
import { entryName, entryOf } from '#server/storing/application.ts';
import { type Summary, summaryOf } from '#server/storing/summary.ts';

/** Deletes an application after its reference was typed. */
export const registerDeletion = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;
  const route = signedInRoutes(office, services);

  const findDeletable = async (request: FastifyRequest, { mayDelete }: Session) => {
    if (!mayDelete) throw new PageError(403, message('You may read applications, and not delete them.'));
    const { application, entry } = await findApplication(store, request);
    const summary = summaryOf(application);
    const additions = (await additionsTo(store, [summary])).get(entryName(summary)) ?? [];
    return { entry, summary, additions, list: listQuery(parseListAddress(queryOf(request))) };
  };
  const pageOf = (
    { summary, additions, list }: { summary: Summary; additions: readonly Summary[]; list: string },
    problem?: string,
  ) => {
    const { applicant, reference } = headingOf(summary);
    const path = applicationPath(summary);
    const added = additions.length;
    const props = {
      applicant,
      reference,
      files: summary.files,
      added,
      back: path + list,
      problem,
    };
    return { title: titleOfDeletion(t('Delete this application?'), problem), content: <Deletion {...props} /> };
  };

  route('GET', '/applications/:form/:key/delete', async (request, _reply, user) =>
    pageOf(await findDeletable(request, user)),
  );

  route('POST', '/applications/:form/:key/delete', async (request, reply, user) => {
    const found = await findDeletable(request, user);
    const { entry, summary, additions } = found;
    if (readReference(formOf(request).get('reference') ?? '') !== summary.reference) {
      const problem = t('That is not its reference, which is {reference}. Nothing was deleted.', {
        reference: summary.reference,
      });
      return { ...pageOf(found, problem), status: 422 };
    }
    // Fewer: others, or the first of two presses, have deleted some.
    if (!(additions.length <= Number(formOf(request).get('added')))) {
      const problem = t('Something was added to it meanwhile. Nothing was deleted. Please look at it first.');
      return { ...pageOf(found, problem), status: 409 };
    }
    await logEvent(user, 'deleted', [entry, ...additions.map(entryOf)]);
    await deleteAll(store, [summary, ...additions]);
    const address = parseListAddress(queryOf(request));
    return reply.redirect(listWithoutDeleted(address, [summary.reference], 1), 303);
  });
};
