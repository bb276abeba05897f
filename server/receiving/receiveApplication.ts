import type { FastifyRequest } from 'fastify';
import type { Form } from '#forms/form.ts';
import { receive } from '#forms/receive.ts';
import { receptionNote, receptionOn } from '#forms/receivingDays.ts';
import { dayOf } from '#forms/today.ts';
import { message } from '#languages/message.ts';
import { ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { readBody } from '#server/receiving/readBody.ts';
import type { Uploads } from '#server/receiving/uploads.ts';
import type { Settings } from '#server/settings.ts';
import { applicationOf } from '#server/storing/application.ts';
import type { ApplicationStore, StoredReceipt } from '#server/storing/store.ts';

export interface Receiver {
  store: ApplicationStore;
  uploads: Uploads;
  settings: Settings;
}

/** Names an application among the uploads in progress. */
export const uploadName = (form: Form, submissionId: string): string => `${form.name}/${submissionId}`;

/**
 * Reads, checks and stores one application. Returns the receipt for its id, and whether this request stored it. When it rejects, with
 * a ProblemError or an error of the store, nothing was stored.
 */
export const receiveApplication = async (
  request: FastifyRequest,
  form: Form,
  { store, uploads, settings }: Receiver,
): Promise<{ receipt: StoredReceipt; isNew: boolean }> => {
  const upload = uploads.start(request.raw);
  const onId = (submissionId: string) => {
    request.submissionId = submissionId;
    upload.setApplication(uploadName(form, submissionId));
  };
  /** What has arrived before is acknowledged on any day. */
  const refuseOutsideDays = async (submissionId: string, begun: Date) => {
    const [at, before] = [await store.now(), begun].map((time) => receptionOn(dayOf(time), form.days ?? {}));
    const isReceived = [at, before].some((each) => each === 'open' || each === 'begun only');
    if (isReceived || (await store.find(form.name, submissionId))) return;
    throw new ProblemError(403, receptionNote(form.days, at!)!);
  };
  // A body in chunks declares nothing.
  const declared = Number(request.headers['content-length'] ?? 0);
  try {
    // On a slow line the last day may end, or the first begin, before an application has arrived.
    const begun = await store.now();
    return await store.withSpool(async (spool) => {
      const body = await readBody(request, { spool, upload, bodyBytes: settings.bodyBytes, onId });
      const { submissionId, asked, parts } = body;
      await refuseOutsideDays(submissionId, begun);
      const { answers, errors } = receive(form, parts, request.language);
      if (errors) throw wrongAnswers(errors);
      const application = applicationOf(form.name, submissionId, answers, await store.now(), request.language);
      const receipt = await store.commit(application, spool, {
        asked,
        receiptsPerDay: settings.mail?.receiptsPerDay,
      });
      // A deletion keeps no digest.
      if (receipt.digest !== undefined && receipt.digest !== application.digest)
        throw new ProblemError(
          422,
          message('An application with other answers has arrived from this form already. Please start a new one.'),
          // Another device may have sent it: then this is its receipt.
          { members: { receivedAt: receipt.receivedAt } },
        );
      return { receipt, isNew: receipt === application };
    }, declared);
  } finally {
    upload.end();
  }
};
