import { assign, fromPromise, setup } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { fitToForm } from '#forms/fitToForm.ts';
import { type AnyDraft, branchesOf, type Form } from '#forms/form.ts';
import * as answers from '#machines/wizard/answers.ts';
import { submissionOf } from '#machines/wizard/submission.ts';
import type { Failure, Receipt, SubmitInput, WizardContext, WizardEvent, WizardTag } from '#machines/wizard/types.ts';

/** At most one submission in this many milliseconds, whoever triggers it. */
export const SUBMIT_THROTTLE = 2_000;

const failureOf = (error: unknown): Failure =>
  typeof error === 'object' && error !== null && 'sentence' in error
    ? (error as Failure)
    : { sentence: 'Your answers and files are still here. Please try again in a moment.' };

// Files may be lost or rules may have changed since a draft was stored: it resumes where an answer is needed.
const resumingStep = (form: Form, draft: AnyDraft, stored: string): string => {
  const ids = Object.keys(form.steps);
  const before = ids.slice(0, Math.max(0, ids.indexOf(stored)));
  return before.find((id) => !isValid(form, id, draft)) ?? (ids.includes(stored) ? stored : ids[0]!);
};

/** A wizard's context before anything was typed. */
export const fresh = (form: Form): WizardContext => ({
  draft: blank(form),
  revision: 0,
  touched: new Set(),
  removal: undefined,
  reset: undefined,
  submission: undefined,
  progress: undefined,
  receipt: undefined,
  failure: undefined,
});

/** What a form's wizard knows and can do: its guards and actions, by the names the chart calls them. */
export const wizardSetup = (form: Form) => {
  const rules = Object.values(form.steps).flatMap(branchesOf);

  return setup({
    types: { context: {} as WizardContext, events: {} as WizardEvent, tags: {} as WizardTag },
    actors: {
      submit: fromPromise<Receipt, SubmitInput>(() => Promise.reject(new Error('The page provides this actor.'))),
    },
    delays: { throttle: SUBMIT_THROTTLE },
    guards: {
      ...Object.fromEntries(
        rules.map((rule) => [rule.name, ({ context }: { context: WizardContext }) => rule.holds(context.draft)]),
      ),
      'step is valid': ({ context }, { step }: { step: string }) => isValid(form, step, context.draft),
      'step is changed': ({ context }, { step }: { step: string }) => isChanged(form, step, context.draft),
      'application is complete': ({ context }) => answersOf(form, context.draft) !== undefined,
      'begins a list anew': ({ context, event }) =>
        event.type === 'CHANGE' && answers.beginsAnew(form, context, event.path, event.answer),
      'resumes at': ({ event }, { step }: { step: string }) =>
        event.type === 'RESTORE' && resumingStep(form, event.draft, event.step) === step,
    },
    actions: {
      'keep the answer': assign(({ context, event }) =>
        event.type === 'CHANGE' ? answers.change(context, event.path, event.answer) : {},
      ),
      'keep the answer and begin its lists anew': assign(({ context, event }) =>
        event.type === 'CHANGE' ? answers.changeAndReset(form, context, event.path, event.answer) : {},
      ),
      'bring the lists back': assign(({ context }) => (context.reset ? answers.undoReset(context, context.reset) : {})),
      'let it show its message': assign(({ context, event }) =>
        event.type === 'BLUR' ? answers.leave(context, event.path) : {},
      ),
      'attach the files': assign(({ context, event }) =>
        event.type === 'ATTACH' ? answers.attach(context, event.path, event.files, event.multiple) : {},
      ),
      'remove the file': assign(({ context, event }) =>
        event.type === 'DETACH' ? answers.detach(context, event.path, event.id) : {},
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
      'forget what could be undone': assign({ removal: undefined, reset: undefined }),
      'let all show their messages': assign(({ context }, { step }: { step: string }) =>
        answers.touchStep(form, context, step),
      ),
      'restore the draft': assign(({ context, event }) =>
        event.type === 'RESTORE'
          ? { ...fresh(form), draft: event.draft, submission: event.submission, revision: context.revision + 1 }
          : {},
      ),
      'freeze the submission': assign(({ context }) => ({
        submission: submissionOf(answersOf(form, context.draft), context.submission),
        progress: undefined,
        failure: undefined,
      })),
      'note the progress': assign(({ event }) =>
        event.type === 'PROGRESS' ? { progress: { sent: event.sent, total: event.total } } : {},
      ),
      'keep the receipt': assign((_, { receipt }: { receipt: Receipt }) => ({ receipt })),
      'note the failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
      // A draft of new parts: what was found of the old ones is not looked up again.
      'check again': assign(({ context }) => ({ draft: fitToForm(form, context.draft) })),
      'start afresh': assign(({ context }) => ({ ...fresh(form), revision: context.revision + 1 })),
    },
  });
};
