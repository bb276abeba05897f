import type { FastifyRequest } from 'fastify';
import type { Form } from '#forms/form.ts';
import { receive } from '#forms/receive.ts';
import { ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { readBody } from '#server/receiving/body.ts';
import { declaredAnswers } from '#server/receiving/manifest.ts';
import type { Uploads } from '#server/receiving/uploads.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';
import type { Settings } from '#server/settings.ts';
import { applicationOf } from '#server/storing/application.ts';
import type { ApplicationStore, Known } from '#server/storing/store.ts';

interface Reception {
  form: Form;
  store: ApplicationStore;
  uploads: Uploads;
  upload: Upload;
  /** Told the submissionId as soon as it is known. */
  onId: (submissionId: string) => void;
  /** The directory its files are spooled into; what stays there afterwards is the caller's to remove. */
  spool: string;
  settings: Settings;
}

/** What an upload claims: one application of one form. */
export const claimOf = (form: Form, submissionId: string): string => `${form.name} ${submissionId}`;

/**
 * Reads, checks and stores one application. Returns what the store now holds under its id and whether this call put it
 * there. Throws a ProblemError, or the file system's error, with nothing stored.
 */
export const receiveApplication = async (
  request: FastifyRequest,
  { form, store, uploads, upload, onId, spool, settings }: Reception,
): Promise<{ kept: Known; isNew: boolean }> => {
  const body = await readBody(request, spool, settings, {
    onId: (id) => {
      onId(id);
      uploads.claim(upload, claimOf(form, id));
    },
    onText: (bytes) => uploads.hold(upload, bytes),
    read: (work) => uploads.read(upload, work),
    examine: (work) => uploads.examine(upload, work),
  });
  const { answers, errors } = receive(form, declaredAnswers(body.parts));
  if (errors) throw wrongAnswers(errors);
  const application = applicationOf(form.name, body.submissionId, answers, new Date());
  uploads.settle(upload, claimOf(form, body.submissionId));
  const kept = await store.commit(application, spool);
  // What was deleted is known, but no longer what it said.
  if (kept.digest !== undefined && kept.digest !== application.digest)
    throw new ProblemError(
      422,
      'Another application was already received under this submissionId. Please start a new one.',
    );
  return { kept, isNew: kept === application };
};
