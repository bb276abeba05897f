import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Form } from '#forms/form.ts';
import { submissionIdSchema } from '#forms/wire.ts';
import { refuseCrossSite } from '#server/http/crossSite.ts';
import type { JunkLimit } from '#server/http/junkLimit.ts';
import { refusalOf } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { askForBody } from '#server/listening/expectation.ts';
import { idAtHead } from '#server/receiving/idAtHead.ts';
import { claimOf, receiveApplication } from '#server/receiving/receiveApplication.ts';
import type { Spools } from '#server/receiving/spool.ts';
import type { Uploads } from '#server/receiving/uploads.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';
import type { Settings } from '#server/settings.ts';
import type { ApplicationStore, Known } from '#server/storing/store.ts';

interface IntakeServices {
  store: ApplicationStore;
  spools: Spools;
  uploads: Uploads;
  uploadOf(request: FastifyRequest): Upload;
  countJunk: JunkLimit;
  /** Told of each application once it is stored. Neither delays nor endangers its answer. */
  onStored(form: string, submissionId: string): void;
  settings: Settings;
}

/** What has come of a call so far: whether its body is being read, and its id once that is known. */
interface Heard {
  body: boolean;
  submissionId?: string;
}

const receiptOf = ({ submissionId, reference, receivedAt }: Known) => ({
  submissionId,
  reference,
  receivedAt,
});

/** Answers the two calls of a form: one brings an application, the other asks whether it is there. */
export const registerRoutes = (intake: FastifyInstance, form: Form, counter: IntakeServices): void => {
  const { store, spools, uploads, settings } = counter;

  const refuseJunk = async (error: FastifyError, request: FastifyRequest) => {
    const refusal = refusalOf(error);
    const isJunk = [400, 403, 413, 415, 422].includes(refusal.statusCode);
    const tooMuch = isJunk ? await counter.countJunk(request) : undefined;
    throw tooMuch ?? error;
  };

  const receive = async (request: FastifyRequest, reply: FastifyReply, heard: Heard) => {
    const upload = counter.uploadOf(request);
    const onId = (submissionId: string) => {
      heard.submissionId = submissionId;
    };
    try {
      uploads.begin(upload);
      return await spools.within((spool) => {
        heard.body = true;
        askForBody(request.raw, reply.raw);
        return receiveApplication(request, { form, store, uploads, upload, onId, spool, settings });
      });
    } finally {
      uploads.end(upload);
    }
  };

  /** What is here already of a call that is refused for want of room or time: its retry needs neither. */
  const knownDespite = async (error: unknown, request: FastifyRequest, heard: Heard) => {
    const { statusCode } = refusalOf(error);
    const isPassing = statusCode === 507 || (error instanceof ProblemError && [409, 503].includes(statusCode));
    if (!isPassing) return undefined;
    // What is refused while its body comes is not kept waiting for an id that has not come by now.
    const id = heard.body ? heard.submissionId : await idAtHead(request.raw);
    return id === undefined ? undefined : store.find(form.name, id).catch(() => undefined);
  };

  intake.post(form.path, { errorHandler: refuseJunk, onRequest: refuseCrossSite(settings) }, async (request, reply) => {
    if (!request.isMultipart()) throw new ProblemError(415, 'An application is sent as multipart/form-data.');
    const heard: Heard = { body: false };
    const { kept, isNew } = await receive(request, reply, heard).catch(async (error: unknown) => {
      const known = await knownDespite(error, request, heard);
      if (!known) throw error;
      return { kept: known, isNew: false };
    });
    if (isNew) counter.onStored(form.name, kept.submissionId);
    request.log.info(
      { form: form.name, reference: kept.reference },
      isNew ? 'application stored' : 'application known',
    );
    return reply
      .code(isNew ? 201 : 200)
      .header('cache-control', 'no-store')
      .send(receiptOf(kept));
  });

  /** What is not found now will not be there later either, unless it is sent again. */
  const findForGood = async (submissionId: string) => {
    const found = await store.find(form.name, submissionId);
    if (found) return found;
    await uploads.over(claimOf(form, submissionId));
    return store.find(form.name, submissionId);
  };

  intake.get<{ Params: { submissionId: string } }>(`${form.path}/:submissionId`, async (request, reply) => {
    const id = v.safeParse(submissionIdSchema, request.params.submissionId);
    const found = id.success ? await findForGood(id.output) : undefined;
    if (!found)
      throw new ProblemError(404, 'No application was received under this submissionId.', {
        members: { received: false },
      });
    return reply.header('cache-control', 'no-store').send({ received: true, ...receiptOf(found) });
  });
};
