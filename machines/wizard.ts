import { and, assign, fromPromise, raise, setup, stateIn } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { type AnyDraft, branchesOf, type Form } from '#forms/form.ts';
import * as answers from '#machines/answers.ts';
import { branchRegions } from '#machines/branches.ts';
import { submissionOf } from '#machines/submission.ts';
import type {
  Failure,
  Receipt,
  SubmitInput,
  WizardContext,
  WizardEvent,
  WizardSnapshot,
  WizardTag,
} from '#machines/wizardTypes.ts';

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

const fresh = (form: Form): WizardContext => ({
  draft: blank(form),
  revision: 0,
  touched: new Set(),
  removal: undefined,
  submission: undefined,
  progress: undefined,
  receipt: undefined,
  failure: undefined,
});

/**
 * The statechart of any form: an information page if it has one, its steps with their conditional branches, submitting,
 * and the result. The page provides the `submit` actor, which resolves with a `Receipt` or rejects with a `Failure`.
 */
export const wizardMachine = (form: Form, { info = false }: { info?: boolean } = {}) => {
  const ids = Object.keys(form.steps);
  const [first, last] = [ids[0]!, ids.at(-1)!];
  const rules = Object.values(form.steps).flatMap(branchesOf);

  const wizard = setup({
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
      'resumes at': ({ event }, { step }: { step: string }) =>
        event.type === 'RESTORE' && resumingStep(form, event.draft, event.step) === step,
    },
    actions: {
      'keep the answer': assign(({ context, event }) =>
        event.type === 'CHANGE' ? answers.change(context, event.path, event.answer) : {},
      ),
      'let it show its message': assign(({ context, event }) =>
        event.type === 'LEAVE' ? answers.leave(context, event.path) : {},
      ),
      'attach the files': assign(({ context, event }) =>
        event.type === 'ATTACH' ? answers.attach(context, event.path, event.files, event.multiple) : {},
      ),
      'remove the file': assign(({ context, event }) =>
        event.type === 'DETACH' ? answers.detach(context, event.path, event.id) : {},
      ),
      'add an entry': assign(({ context, event }) =>
        event.type === 'ADD' ? answers.addEntry(form, context, event.path, event.key) : {},
      ),
      'remove the entry': assign(({ context, event }) =>
        event.type === 'REMOVE' ? answers.removeEntry(context, event.path, event.key) : {},
      ),
      'put the entry back': assign(({ context }) =>
        context.removal ? answers.undoRemoval(context, context.removal) : {},
      ),
      'forget the removal': assign({ removal: undefined }),
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
      'check again': assign(({ context }) => ({ draft: { ...context.draft } })),
      'start afresh': assign(({ context }) => ({ ...fresh(form), revision: context.revision + 1 })),
    },
  });

  const stepState = (id: string, position: number) => {
    const complete = and([
      { type: 'step is valid', params: { step: id } },
      { type: 'step is changed', params: { step: id } },
    ]);
    return {
      ...branchRegions(form.steps[id]!),
      exit: 'forget the removal' as const,
      on: {
        SHOW_NEEDED: { actions: { type: 'let all show their messages' as const, params: { step: id } } },
        ...(position > 0 && { PREVIOUS: ids[position - 1]! }),
        ...(id === last
          ? {
              SUBMIT: {
                guard: and([complete, 'application is complete', stateIn({ throttle: 'open' })]),
                target: '#submitting',
              },
            }
          : { NEXT: { guard: complete, target: ids[position + 1]! } }),
      },
    };
  };

  const restore = ids.map((id) => ({
    guard: { type: 'resumes at' as const, params: { step: id } },
    target: `#${form.name}.journey.steps.${id}`,
    actions: 'restore the draft' as const,
  }));
  const informing = { info: { on: { START: 'steps' as const, RESTORE: restore } } };

  return wizard.createMachine({
    id: form.name,
    context: () => fresh(form),
    type: 'parallel',
    states: {
      journey: {
        initial: info ? 'info' : 'steps',
        states: {
          // A form without an information page has no such state; its type keeps the name for those that do.
          ...((info ? informing : {}) as typeof informing),
          steps: {
            initial: first,
            tags: 'filling',
            on: {
              CHANGE: { actions: 'keep the answer' },
              LEAVE: { actions: 'let it show its message' },
              ATTACH: { actions: 'attach the files' },
              DETACH: { actions: 'remove the file' },
              ADD: { actions: 'add an entry' },
              REMOVE: { actions: 'remove the entry' },
              UNDO: { actions: 'put the entry back' },
              RESTORE: restore,
              RECHECK: { actions: 'check again' },
              RESTART: { target: info ? 'info' : `.${first}`, actions: 'start afresh', reenter: true },
            },
            states: Object.fromEntries(ids.map((id, position) => [id, stepState(id, position)])),
          },
          submitting: {
            id: 'submitting',
            tags: 'dialog',
            entry: ['freeze the submission', raise({ type: 'SENDING' })],
            invoke: {
              src: 'submit',
              input: ({ context, self }) => ({
                answers: answersOf(form, context.draft)!,
                submission: context.submission!,
                onProgress: (sent, total) => self.send({ type: 'PROGRESS', sent, total }),
              }),
              onDone: {
                target: 'succeeded',
                actions: { type: 'keep the receipt', params: ({ event }) => ({ receipt: event.output }) },
              },
              onError: {
                target: 'failed',
                actions: { type: 'note the failure', params: ({ event }) => ({ error: event.error }) },
              },
            },
            on: { PROGRESS: { actions: 'note the progress' } },
          },
          failed: { tags: 'dialog', on: { CLOSE: `steps.${last}` } },
          succeeded: { tags: 'dialog', on: { CLOSE: 'receipt' } },
          receipt: { on: { RESTART: { target: info ? 'info' : 'steps', actions: 'start afresh' } } },
        },
      },
      throttle: {
        initial: 'open',
        states: {
          open: { on: { SENDING: 'closed' } },
          closed: { after: { throttle: 'open' } },
        },
      },
    },
  });
};

/** The id of the step a wizard stands in, also while its dialog is open; undefined before and after the steps. */
export const stepOf = (form: Form, snapshot: WizardSnapshot): string | undefined => {
  const { journey } = snapshot.value as { journey: string | { steps: string | Record<string, unknown> } };
  if (journey === 'submitting' || journey === 'failed' || journey === 'succeeded')
    return Object.keys(form.steps).at(-1);
  if (typeof journey === 'string') return undefined;
  return typeof journey.steps === 'string' ? journey.steps : Object.keys(journey.steps)[0];
};
