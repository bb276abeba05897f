import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deleteAll } from '#server/office/deleting.ts';
import { routeFor } from '#server/office/page/answering.tsx';
import { applicationIn } from '#server/office/page/entryIn.ts';
import { Refusal } from '#server/office/page/refusal.ts';
import { formIn, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { headOf, pathOf } from '#server/office/page/shown.ts';
import { silently } from '#server/office/page/silently.ts';
import { Deletion } from '#server/office/page/views/Deletion.tsx';
import { referenceAs } from '#server/office/reference.ts';
import { summaryOf } from '#server/storing/summary.ts';

/** Deletes an application, once its reference has been typed. */
export const registerDeletion = (office: FastifyInstance, services: Services): void => {
  const { store, record } = services;
  const route = routeFor(office, services);

  const found = async (request: FastifyRequest, { mayDelete }: Session) => {
    if (!mayDelete) throw new Refusal(403, 'You may read applications, and not delete them.');
    const { application, entry } = await applicationIn(store, request);
    return { entry, summary: summaryOf(application) };
  };
  const ask = (summary: ReturnType<typeof summaryOf>, person: Session, problem?: string) => {
    const { applicant, reference } = headOf(summary);
    const back = pathOf(summary);
    const props = { person, applicant, reference, files: summary.files, action: `${back}/delete`, back, problem };
    return { title: 'Delete this application?', content: <Deletion {...props} /> };
  };

  route('GET', '/applications/:form/:key/delete', async (request, _reply, person) =>
    ask((await found(request, person)).summary, person),
  );

  route('POST', '/applications/:form/:key/delete', async (request, reply, person) => {
    const { entry, summary } = await found(request, person);
    if (referenceAs(formIn(request).get('reference') ?? '') !== summary.reference) {
      const problem = `That is not its reference, which is ${summary.reference}. Nothing was deleted.`;
      return { ...ask(summary, person, problem), status: 422 };
    }
    await record(person, 'deleted', [entry]);
    await deleteAll(store, [summary], silently(reply).terminal);
    return reply.redirect('/', 303);
  });
};
