import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readReference } from '#forms/reference.ts';
import { deleteAll } from '#server/office/deleteAll.ts';
import { findApplication } from '#server/office/page/findApplication.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { formOf, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { applicationPath, headingOf } from '#server/office/page/viewModels.ts';
import { Deletion } from '#server/office/page/views/Deletion.tsx';
import { type Summary, summaryOf } from '#server/storing/summary.ts';

/** Deletes an application after its reference was typed. */
export const registerDeletion = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;
  const route = signedInRoutes(office, services);

  const findDeletable = async (request: FastifyRequest, { mayDelete }: Session) => {
    if (!mayDelete) throw new PageError(403, 'You may read applications, and not delete them.');
    const { application, entry } = await findApplication(store, request);
    return { entry, summary: summaryOf(application) };
  };
  const pageOf = (summary: Summary, problem?: string) => {
    const { applicant, reference } = headingOf(summary);
    const path = applicationPath(summary);
    const props = { applicant, reference, files: summary.files, action: `${path}/delete`, back: path, problem };
    return { title: 'Delete this application?', content: <Deletion {...props} /> };
  };

  route('GET', '/applications/:form/:key/delete', async (request, _reply, user) =>
    pageOf((await findDeletable(request, user)).summary),
  );

  route('POST', '/applications/:form/:key/delete', async (request, reply, user) => {
    const { entry, summary } = await findDeletable(request, user);
    if (readReference(formOf(request).get('reference') ?? '') !== summary.reference) {
      const problem = `That is not its reference, which is ${summary.reference}. Nothing was deleted.`;
      return { ...pageOf(summary, problem), status: 422 };
    }
    await logEvent(user, 'deleted', [entry]);
    await deleteAll(store, [summary]);
    return reply.redirect('/', 303);
  });
};
