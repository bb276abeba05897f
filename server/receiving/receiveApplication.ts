import type { IncomingMessage } from 'node:http';
import type { Form } from '#forms/form.ts';
import { receive } from '#forms/receive.ts';
import type { Language } from '#languages/languages.ts';
import { message } from '#languages/message.ts';
import { ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { type Bounds, readBody } from '#server/receiving/body.ts';
import { declaredAnswers } from '#server/receiving/manifest.ts';
import type { TextMemory } from '#server/receiving/textMemory.ts';
import type { ApplicationsUnderWay, Reception } from '#server/receiving/underWay.ts';
import { applicationOf } from '#server/storing/application.ts';
import type { ApplicationStore, Known } from '#server/storing/store.ts';

export interface Receiving {
  form: Form;
  store: ApplicationStore;
  underWay: ApplicationsUnderWay;
  texts: TextMemory;
  bounds: Bounds;
  /** With it e-mails about the application are queued. */
  receiptsADay: number | undefined;
  /** Called as soon as its language is known, in which it may be refused. */
  onLanguage: (language: Language) => void;
}

/** What an application is called while it is under way. */
export const nameUnderWay = (form: Form, submissionId: string): string => `${form.name}/${submissionId}`;

/**
 * Reads, checks and commits one application. Returns what the store now holds under its id and whether this call put it
 * there. Rejects with a ProblemError, or with the store's error, with nothing stored.
 */
export const receiveApplication = async (
  request: IncomingMessage,
  { form, store, underWay, texts, bounds, receiptsADay, onLanguage }: Receiving,
): Promise<{ kept: Known; isNew: boolean }> => {
  let reception = undefined as Reception | undefined;
  const begun = await store.begin();
  const cut = () => void request.destroy();
  const onId = (submissionId: string) => {
    reception = underWay.begin(nameUnderWay(form, submissionId), cut);
  };
  try {
    return await store.withSpool(async (spool) => {
      const reading = { spool, bounds, texts: texts.hold(cut), onId, onLanguage };
      const { submissionId, language, parts } = await readBody(request, reading);
      const { answers, errors } = receive(form, declaredAnswers(parts), language);
      if (errors) throw wrongAnswers(errors);
      const application = applicationOf(form.name, submissionId, answers, await store.now(), language);
      reception!.settle();
      const kept = await store.commit(application, spool, { begun, receiptsADay });
      // What was deleted is known, but no longer what it said.
      if (kept.digest !== undefined && kept.digest !== application.digest)
        throw new ProblemError(
          422,
          message('Another application was already received under this submissionId. Please start a new one.'),
        );
      return { kept, isNew: kept === application };
    });
  } finally {
    reception?.end();
  }
};
