import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { fitToForm } from '#forms/fitToForm.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { reusable } from '#forms/reuse.ts';
import { holds } from '#forms/rule.ts';
import { draftMachine } from '#machines/draft.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import * as answers from '#machines/wizard/answers.ts';
import { placeFor, resumingStep } from '#machines/wizard/places.ts';
import { afterSending, submissionOf } from '#machines/wizard/submission.ts';
import {
  type Choice,
  SUBMIT_THROTTLE,
  type WizardContext,
  type WizardEmitted,
  type WizardEvent,
  type WizardTag,
} from '#machines/wizard/types.ts';

/** A wizard's context before anything was typed. */
export const fresh = (form: Form): WizardContext => ({
  draft: blank(form),
  revision: 0,
  reached: 0,
  begun: false,
  touched: new Set(),
  reading: [],
  reviewing: false,
  // The first shows what the others hold.
  unfolded: Object.keys(form.steps).slice(0, 1),
  unreadable: undefined,
  removal: undefined,
  undoable: undefined,
  previous: undefined,
  submission: undefined,
  ended: undefined,
  receipt: undefined,
  failure: undefined,
});

/** What a form's wizard knows and can do: its guards and actions, by the names the chart calls them. */
export const wizardSetup = (form: Form) => {
  const rules = Object.values(form.steps).flatMap(branchesOf);
  const ids = Object.keys(form.steps);

  return setup({
    types: {
      context: {} as WizardContext,
      events: {} as WizardEvent,
      emitted: {} as WizardEmitted,
      tags: {} as WizardTag,
      meta: {} as { place: string; step?: string },
    },
    actors: {
      draft: draftMachine,
      sending: sendingMachine,
      /** Reads chosen files. Sends ATTACH, or UNREADABLE. */
      read: fromCallback<WizardEvent, Choice>(() => undefined),
    },
    delays: {
      throttle: SUBMIT_THROTTLE,
      /** A device that does not answer holds no application back. */
      patience: 1_000,
    },
    guards: {
      ...Object.fromEntries(
        rules.map((rule) => [rule.name, ({ context }: { context: WizardContext }) => holds(rule, context.draft)]),
      ),
      'step is valid': ({ context }, { step }: { step: string }) => isValid(form, step, context.draft),
      'step is changed': ({ context }, { step }: { step: string }) => isChanged(form, step, context.draft),
      'application is complete': ({ context }) => answersOf(form, context.draft) !== undefined,
      'begins a list anew': ({ context, event }) =>
        event.type === 'CHANGE' && answers.beginsAnew(form, context, event.path, event.answer),
      'more files wait': ({ context }) => context.reading.length > 1,
      'leads to': ({ context, event }, { step }: { step: string }) =>
        event.type === 'GO_TO' && placeFor(form, context, event.place) === step,
      'leads to the information': ({ event }) => event.type === 'GO_TO' && event.place === 'info',
      'another receipt is all that was kept': ({ context, event }) =>
        event.type === 'RESTORE' &&
        event.receipt !== undefined &&
        event.draft === undefined &&
        event.receipt.submissionId !== context.receipt?.submissionId,
      'nothing was kept': ({ context, event }) =>
        event.type === 'RESTORE' && event.draft === undefined && !context.begun,
      'a send was left unfinished': ({ event }) => event.type === 'RESTORE' && event.submission?.unsure === true,
      'resumes at': ({ context, event }, { step }: { step: string }) =>
        event.type === 'RESTORE' && resumingStep(form, context, event) === step,
      'it has arrived': (_, { output }: { output: SendingOutput }) => output.became === 'received',
      'it has failed': (_, { output }: { output: SendingOutput }) => output.became === 'failed',
    },
    actions: {
      'keep the answer': assign(({ context, event }) =>
        event.type === 'CHANGE' ? answers.change(context, event.path, event.answer) : {},
      ),
      'keep the answer and begin its lists anew': assign(({ context, event }) =>
        event.type === 'CHANGE' ? answers.changeAndReset(form, context, event.path, event.answer) : {},
      ),
      'keep the answers': assign(({ context, event }) =>
        event.type === 'ANSWER_ALL' ? answers.changeAll(context, event.by, event.answers) : {},
      ),
      'say what was emptied': emit(({ event }) => ({
        type: 'emptied' as const,
        path: event.type === 'CHANGE' ? event.path : [],
      })),
      'bring back what was there': assign(({ context }) =>
        context.undoable ? answers.undoChange(context, context.undoable) : {},
      ),
      'let it show its message': assign(({ context, event }) =>
        event.type === 'BLUR' ? answers.leave(context, event.path) : {},
      ),
      'put the files in line': assign(({ context, event }) =>
        event.type === 'CHOOSE' ? answers.choose(context, event) : {},
      ),
      'attach the files': assign(({ context, event }) =>
        event.type === 'ATTACH' ? answers.attach(context, event.path, event.files, event.multiple) : {},
      ),
      'say what was attached': emit(({ event }) => ({
        type: 'attached' as const,
        path: event.type === 'ATTACH' ? event.path : [],
        files: event.type === 'ATTACH' ? event.files : [],
      })),
      'note that it cannot be read': assign(({ context, event }) =>
        event.type === 'UNREADABLE' ? answers.cannotRead(context, event.path) : {},
      ),
      'remove the file': assign(({ context, event }) =>
        event.type === 'DETACH' ? answers.detach(context, event.path, event.ids) : {},
      ),
      'add an entry': assign(({ context, event }) =>
        event.type === 'ADD_ENTRY' ? answers.addEntry(form, context, event.path, event.key) : {},
      ),
      'remove the entry': assign(({ context, event }) =>
        event.type === 'REMOVE' ? answers.removeEntry(context, event.path, event.key) : {},
      ),
      'put the entry back': assign(({ context }) =>
        context.removal ? answers.undoRemoval(context, context.removal) : {},
      ),
      'forget what could be undone': assign({ removal: undefined, undoable: undefined }),
      'let all show their messages': assign(({ context }, { step }: { step: string }) =>
        answers.touchStep(form, context, step),
      ),
      'fold or unfold the review': assign(({ context: { reviewing, unfolded }, event }) => {
        const step = event.type === 'REVIEW' ? event.step : undefined;
        if (step === undefined) return { reviewing: !reviewing };
        return { unfolded: unfolded.includes(step) ? unfolded.filter((id) => id !== step) : [...unfolded, step] };
      }),
      'note that it has begun': assign({ begun: true }),
      'take what the device keeps': assign(({ context, event }) =>
        event.type === 'RESTORE'
          ? {
              ...fresh(form),
              ...(event.draft !== undefined && { draft: event.draft }),
              begun: context.begun,
              previous: event.previous ?? context.previous,
              submission: event.submission,
              receipt: event.receipt ?? context.receipt,
              reached: Math.max(event.reached ?? 0, ids.indexOf(event.step ?? '')),
              // The step as it was served shows no answers: where none come back it stays.
              revision: event.draft || context.revision > 0 ? context.revision + 1 : 0,
            }
          : {},
      ),
      'note how far it has come': assign(({ context }, { step }: { step: string }) => ({
        reached: Math.max(context.reached, ids.indexOf(step)),
      })),
      'say where it has come to': emit(({ event }, { place }: { place: string }) => ({
        type: 'arrived' as const,
        place,
        because: event.type,
        ...(event.type === 'GO_TO' && { question: event.question }),
      })),
      'have it kept': sendTo(
        'draft',
        (
          { context: { draft, previous, submission, reached } },
          { step, now }: { step?: string; now?: boolean },
        ): DraftEvent => ({
          type: 'KEEP',
          kept: { draft, previous, submission, reached, ...(step !== undefined && { step }) },
          ...(now && { now }),
        }),
      ),
      'have the receipt kept': sendTo(
        'draft',
        ({ context }): DraftEvent => ({ type: 'SENT', receipt: context.receipt! }),
      ),
      'freeze the submission': assign(({ context }) => ({
        submission: submissionOf(answersOf(form, context.draft), context.submission),
        ended: undefined,
        failure: undefined,
      })),
      'note what became of it': assign(({ context }, { output }: { output: SendingOutput }) =>
        afterSending(context, output),
      ),
      // A draft of new parts: what was found of the old ones is not looked up again.
      'check again': assign(({ context }) => ({ draft: fitToForm(form, context.draft) })),
      'start afresh': assign(({ context }) => ({
        ...fresh(form),
        receipt: context.receipt,
        revision: context.revision + 1,
      })),
      'offer its answers to another': assign(({ context }) => ({
        ...fresh(form),
        begun: true,
        previous: reusable(form, context.draft),
        receipt: context.receipt,
        revision: context.revision + 1,
      })),
      'forget what was offered': assign({ previous: undefined }),
      'forget the receipt': assign({ receipt: undefined }),
    },
  });
};
