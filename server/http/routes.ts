import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Form } from '#forms/form.ts';
import { submissionIdSchema } from '#forms/wire.ts';
import type { Language } from '#languages/languages.ts';
import { refuseCrossSite } from '#server/http/crossSite.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { bodyTooLarge } from '#server/receiving/multipart.ts';
import { type Intake, receiveApplication, uploadName } from '#server/receiving/receiveApplication.ts';
import type { StoredReceipt } from '#server/storing/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the application it brings, once that is known. */
    language: Language;
  }
}

interface Services extends Intake {
  /** Called once an application is stored. */
  onStored: () => void;
}

const answer = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).header('cache-control', 'no-store').send(body);

const receiptOf = ({ submissionId, reference, receivedAt }: StoredReceipt) => ({ submissionId, reference, receivedAt });

/** Registers the two calls of a form: one brings an application, the other asks whether it is there. */
export const registerRoutes = (intake: FastifyInstance, form: Form, services: Services): void => {
  const { store, uploads, onStored, settings } = services;

  const readRest = async (error: FastifyError, request: FastifyRequest) => {
    // A client may read the answer only after it has sent the whole body.
    request.raw.resume();
    throw error;
  };

  intake.post(form.path, { errorHandler: readRest, onRequest: refuseCrossSite(settings) }, async (request, reply) => {
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new ProblemError(415, () => 'An application is sent as multipart/form-data.');
    if (Number(request.headers['content-length'] ?? 0) > settings.bodyBytes) throw bodyTooLarge();
    const { kept, isNew } = await receiveApplication(request, form, services);
    if (isNew) onStored();
    const event = isNew ? 'application stored' : 'application known';
    request.log.info({ form: form.name, reference: kept.reference }, event);
    return answer(reply, isNew ? 201 : 200, receiptOf(kept));
  });

  /**
   * What is received under an id. When this is nothing, no upload that has started by now will be stored under it: the applicant
   * may change the answers and send them under another id.
   */
  const findReceived = async (submissionId: string) => {
    const found = await store.find(form.name, submissionId);
    if (found) return found;
    uploads.cancel(uploadName(form, submissionId));
    return store.findOrRecordNotFound(form.name, submissionId);
  };

  intake.get<{ Params: { submissionId: string } }>(`${form.path}/:submissionId`, async (request, reply) => {
    const id = v.safeParse(submissionIdSchema, request.params.submissionId);
    const found = id.success ? await findReceived(id.output) : undefined;
    if (!found)
      throw new ProblemError(404, () => 'No application was received under this submissionId.', {
        members: { received: false },
      });
    return answer(reply, 200, { received: true, ...receiptOf(found) });
  });
};
