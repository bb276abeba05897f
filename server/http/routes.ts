import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Form } from '#forms/form.ts';
import { submissionIdSchema } from '#forms/wire.ts';
import { refuseCrossSite } from '#server/http/crossSite.ts';
import type { JunkLimit } from '#server/http/junkLimit.ts';
import { refusalOf } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { askForBody } from '#server/listening/expectation.ts';
import { receiveApplication } from '#server/receiving/receiveApplication.ts';
import type { Spools } from '#server/receiving/spool.ts';
import type { Uploads } from '#server/receiving/uploads.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';
import type { Settings } from '#server/settings.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

interface IntakeServices {
  store: ApplicationStore;
  spools: Spools;
  uploads: Uploads;
  uploadOf(request: FastifyRequest): Upload;
  countJunk: JunkLimit;
  settings: Settings;
}

const receiptOf = ({ submissionId, reference, receivedAt }: StoredApplication) => ({
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

  intake.post(form.path, { errorHandler: refuseJunk, onRequest: refuseCrossSite(settings) }, async (request, reply) => {
    if (!request.isMultipart()) throw new ProblemError(415, 'An application is sent as multipart/form-data.');
    const upload = counter.uploadOf(request);
    uploads.begin(upload);
    try {
      const { kept, isNew } = await spools.within((spool) => {
        askForBody(request.raw, reply.raw);
        return receiveApplication(request, { form, store, uploads, upload, spool, settings });
      });
      request.log.info(
        { form: form.name, reference: kept.reference },
        isNew ? 'application stored' : 'application known',
      );
      return reply
        .code(isNew ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(receiptOf(kept));
    } finally {
      uploads.end(upload);
    }
  });

  intake.get<{ Params: { submissionId: string } }>(`${form.path}/:submissionId`, async (request, reply) => {
    const id = v.safeParse(submissionIdSchema, request.params.submissionId);
    const found = id.success ? await store.find(form.name, id.output) : undefined;
    if (!found)
      throw new ProblemError(404, 'No application was received under this submissionId.', {
        members: { received: false },
      });
    return reply.header('cache-control', 'no-store').send({ received: true, ...receiptOf(found) });
  });
};
