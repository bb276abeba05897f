import { and, raise, stateIn } from 'xstate';
import { answersOf } from '#forms/check.ts';
import { type Form, hasKind } from '#forms/form.ts';
import { beginsListsAnew } from '#machines/wizard/answers.ts';
import { branchRegions } from '#machines/wizard/branches.ts';
import { fresh, wizardSetup } from '#machines/wizard/setup.ts';
import type { WizardSnapshot } from '#machines/wizard/types.ts';

/**
 * The statechart of any form: an information page if it has one, its steps with their conditional branches, submitting,
 * and the result. The page provides the `submit` actor, which resolves with a `Receipt` or rejects with a `Failure`.
 */
export const wizardMachine = (form: Form, { info = false }: { info?: boolean } = {}) => {
  const ids = Object.keys(form.steps);
  const [first, last] = [ids[0]!, ids.at(-1)!];

  const wizard = wizardSetup(form);
  const resets = beginsListsAnew(form);
  const lists = hasKind(form, 'list');
  const files = hasKind(form, 'pdf');

  const stepState = (id: string, position: number) => {
    const complete = and([
      { type: 'step is valid', params: { step: id } },
      { type: 'step is changed', params: { step: id } },
    ]);
    return {
      ...branchRegions(form.steps[id]!),
      exit: 'forget what could be undone' as const,
      on: {
        SHOW_NEEDED: { actions: { type: 'let all show their messages' as const, params: { step: id } } },
        ...(position > 0 && { PREVIOUS: ids[position - 1]! }),
        ...(id === last
          ? {
              SUBMIT: {
                guard: and([complete, 'application is complete', stateIn({ cooldown: 'ready' })]),
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
              CHANGE: [
                ...(resets
                  ? [
                      {
                        guard: 'begins a list anew' as const,
                        actions: 'keep the answer and begin its lists anew' as const,
                      },
                    ]
                  : []),
                { actions: 'keep the answer' },
              ],
              BLUR: { actions: 'let it show its message' },
              ...(files && {
                ATTACH: { actions: 'attach the files' as const },
                DETACH: { actions: 'remove the file' as const },
              }),
              ...(lists && {
                ADD_ENTRY: { actions: 'add an entry' as const },
                REMOVE: { actions: 'remove the entry' as const },
                UNDO_REMOVE: { actions: 'put the entry back' as const },
              }),
              ...(resets && { UNDO_RESET: { actions: 'bring the lists back' as const } }),
              RESTORE: restore,
              RULES_LOADED: { actions: 'check again' },
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
      cooldown: {
        initial: 'ready',
        states: {
          ready: { on: { SENDING: 'waiting' } },
          waiting: { after: { throttle: 'ready' } },
        },
      },
    },
  });
};

/** Where a wizard stands: in a step, or in a state of its journey beside them. XState makes a new `value` at every event. */
export const placeOf = (form: Form, snapshot: WizardSnapshot): string | undefined => {
  const { journey } = snapshot.value as { journey: unknown };
  return typeof journey === 'string' ? journey : stepOf(form, snapshot);
};

/** The id of the step a wizard stands in, also while its dialog is open; undefined before and after the steps. */
export const stepOf = (form: Form, snapshot: WizardSnapshot): string | undefined => {
  const { journey } = snapshot.value as { journey: string | { steps: string | Record<string, unknown> } };
  if (journey === 'submitting' || journey === 'failed' || journey === 'succeeded')
    return Object.keys(form.steps).at(-1);
  if (typeof journey === 'string') return undefined;
  return typeof journey.steps === 'string' ? journey.steps : Object.keys(journey.steps)[0];
};
