import type { FastifyRequest } from 'fastify';
import type { Form } from '#forms/form.ts';
import { receive } from '#forms/receive.ts';
import { message } from '#languages/message.ts';
import { ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { declaredAnswers } from '#server/receiving/manifest.ts';
import { readBody } from '#server/receiving/readBody.ts';
import type { Uploads } from '#server/receiving/uploads.ts';
import type { Settings } from '#server/settings.ts';
import { applicationOf } from '#server/storing/application.ts';
import type { ApplicationStore, StoredReceipt } from '#server/storing/store.ts';

export interface Intake {
  store: ApplicationStore;
  uploads: Uploads;
  settings: Settings;
}

/** Names an application among the uploads in progress. */
export const uploadName = (form: Form, submissionId: string): string => `${form.name}/${submissionId}`;

/**
 * Reads, checks and stores one application. Returns what the store now holds under its id and whether this request put it
 * there. Rejects with a ProblemError, or with the store's error, with nothing stored.
 */
export const receiveApplication = async (
  request: FastifyRequest,
  form: Form,
  { store, uploads, settings }: Intake,
): Promise<{ kept: StoredReceipt; isNew: boolean }> => {
  const upload = uploads.start(request.raw);
  const onId = (submissionId: string) => upload.setApplication(uploadName(form, submissionId));
  try {
    const uploadNumber = await store.nextUploadNumber();
    return await store.withSpool(async (spool) => {
      const { submissionId, parts } = await readBody(request, { spool, upload, limits: settings, onId });
      const { answers, errors } = receive(form, declaredAnswers(parts), request.language);
      if (errors) throw wrongAnswers(errors);
      const application = applicationOf(form.name, submissionId, answers, await store.now(), request.language);
      const kept = await store.commit(application, spool, {
        uploadNumber,
        receiptsPerDay: settings.mail?.receiptsPerDay,
      });
      // A deletion keeps no digest.
      if (kept.digest !== undefined && kept.digest !== application.digest)
        throw new ProblemError(
          422,
          message('Another application was already received under this submissionId. Please start a new one.'),
        );
      return { kept, isNew: kept === application };
    });
  } finally {
    upload.end();
  }
};
