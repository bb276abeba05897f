import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Form } from '#forms/form.ts';
import { submissionIdSchema } from '#forms/wire.ts';
import type { Language } from '#languages/languages.ts';
import { answerOnce } from '#server/http/answerOnce.ts';
import { refuseCrossSite } from '#server/http/crossSite.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { readRest } from '#server/http/readRest.ts';
import { bodyTooLarge } from '#server/receiving/multipart.ts';
import { type Receiver, receiveApplication, uploadName } from '#server/receiving/receiveApplication.ts';
import type { StoredReceipt } from '#server/storing/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the application that it brings. */
    language: Language;
    /** The id of that application, once it has arrived. */
    submissionId: string | undefined;
  }
}

interface Services extends Receiver {
  /** Called after an application was stored. */
  onStored: () => void;
}

const sendJson = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).header('cache-control', 'no-store').send(body);

const receiptOf = ({ submissionId, reference, receivedAt }: StoredReceipt) => ({
  received: true,
  submissionId,
  reference,
  receivedAt,
});

/** Adds the two routes of a form: one receives an application, the other tells whether it was received. */
export const registerForm = (intake: FastifyInstance, form: Form, services: Services): void => {
  const { store, uploads, onStored, settings } = services;

  intake.post(form.path, { errorHandler: readRest, onRequest: refuseCrossSite(settings) }, async (request, reply) => {
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new ProblemError(415, () => 'An application is sent as multipart/form-data.');
    if (Number(request.headers['content-length'] ?? 0) > settings.bodyBytes) throw bodyTooLarge();
    const { receipt, isNew } = await receiveApplication(request, form, services);
    if (isNew) onStored();
    const event = isNew ? 'application stored' : 'application known';
    request.log.info({ form: form.name, reference: receipt.reference }, event);
    return sendJson(reply, isNew ? 201 : 200, receiptOf(receipt));
  });

  /**
   * The receipt for an id. If there is none, uploads of this id that were sent by now are never stored: the applicant may change the
   * answers and send them under another id.
   */
  const findReceipt = async (submissionId: string) => {
    const receipt = await store.find(form.name, submissionId);
    if (receipt) return receipt;
    uploads.cancel(uploadName(form, submissionId));
    return store.findOrCount(form.name, submissionId);
  };

  const once = answerOnce<Awaited<ReturnType<typeof findReceipt>>>();
  type Asking = { Params: { submissionId: string }; Querystring: { request?: unknown } };

  intake.get<Asking>(`${form.path}/:submissionId`, async ({ params, query }, reply) => {
    const id = v.safeParse(submissionIdSchema, params.submissionId);
    const found = id.success ? await once(id.output, query.request, () => findReceipt(id.output)) : undefined;
    if (found && 'receivedAt' in found) return sendJson(reply, 200, receiptOf(found));
    throw new ProblemError(404, () => 'No such application was received.', {
      members: { received: false, ...(id.success && { submissionId: id.output }), ...found },
    });
  });
};
