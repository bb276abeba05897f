import { and, not, or, raise, sendTo, stateIn } from 'xstate';
import { type Form, hasKind } from '#forms/form.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { answersTogether, hasResets } from '#machines/wizard/answers.ts';
import { branchRegions } from '#machines/wizard/branches.ts';
import {
  checkingAnswers,
  checkingClock,
  loadingPhoneRules,
  readingFiles,
  takingPhotographs,
} from '#machines/wizard/regions.ts';
import { fresh, wizardSetup } from '#machines/wizard/setup.ts';
import { answersToSend } from '#machines/wizard/submission.ts';

/**
 * The statechart of any form: an information page if it has one, its steps with their conditional branches, submitting,
 * and the result. It invokes the machines of the draft and of the sending; the page provides their actors, and `read`.
 */
export const wizardMachine = (form: Form, { info = false }: { info?: boolean } = {}) => {
  const ids = Object.keys(form.steps);
  const [first, last] = [ids[0]!, ids.at(-1)!];

  const wizard = wizardSetup(form);
  const resets = hasResets(form);
  const together = answersTogether(form);
  const lists = hasKind(form, 'list');
  const files = hasKind(form, 'pdf');
  const phones = hasKind(form, 'phone');
  const stepIn = (id: string) => `#${form.name}.journey.steps.${id}`;
  const infoPage = `#${form.name}.journey.info`;
  const save = { type: 'save the draft' as const, params: {} };
  const saveNow = (step: string) => ({ type: 'save the draft' as const, params: { step, now: true } });
  const arrive = (place: string) => ({ type: 'emit the arrival' as const, params: { place } });

  const stepState = (id: string, position: number) => {
    const complete = and([
      { type: 'step is valid', params: { step: id } },
      { type: 'step is changed', params: { step: id } },
      ...(files ? [stateIn({ files: 'read' })] : []),
    ]);
    return {
      ...branchRegions(form.steps[id]!),
      meta: { place: id, step: id },
      entry: [{ type: 'note the furthest step' as const, params: { step: id } }, saveNow(id), arrive(id)],
      exit: 'forget what could be undone' as const,
      on: {
        SHOW_NEEDED: { actions: { type: 'show all messages' as const, params: { step: id } } },
        ...(position > 0 && { PREVIOUS: ids[position - 1]! }),
        ...(id === last
          ? {
              REVIEW: { actions: 'fold or unfold the review' as const },
              DISMISS: { actions: ['dismiss what became of it' as const, save] },
              SUBMIT: {
                guard: and([complete, 'application is complete', stateIn({ cooldown: 'ready' })]),
                target: '#submitting',
              },
            }
          : { NEXT: { guard: complete, target: ids[position + 1]! } }),
      },
    };
  };

  const goTo = ids.map((id) => ({
    guard: { type: 'leads to' as const, params: { step: id } },
    target: stepIn(id),
    ...(id !== last && { actions: 'note what is changed' as const }),
  }));
  const startOver = {
    target: info ? infoPage : stepIn(first),
    actions: ['start over' as const, saveNow(first)],
    reenter: true,
  };
  const informing = {
    info: {
      meta: { place: 'info' },
      tags: 'restored' as const,
      entry: arrive('info'),
      on: { START: 'steps' as const, GO_TO: goTo, RESTART: startOver },
    },
  };
  const restore = 'restore what was saved' as const;
  // Without phone rules, a number without its country code is invalid, and a step before the saved one would open.
  const resumable = phones ? [or([not(stateIn({ phoneRules: 'loading' })), not('a number lacks its country')])] : [];
  const outcome = ({ event }: { event: { output: SendingOutput } }) => ({ output: event.output });
  const noteOutcome = { type: 'note what became of it' as const, params: outcome };
  const unknown = { became: 'failed' as const, failure: { kind: 'not known' as const } };
  const filesRegion = readingFiles(wizard);
  const photographsRegion = takingPhotographs(wizard);
  const phoneRulesRegion = loadingPhoneRules(wizard);

  return wizard.createMachine({
    id: form.name,
    context: () => fresh(form),
    invoke: { src: 'draft', id: 'draft', input: ({ self }) => ({ form, wizard: self }) },
    meta: { cannotFail: { draft: 'each of its actors has an onError, or cannot fail' } },
    type: 'parallel',
    states: {
      journey: {
        initial: 'opening',
        on: {
          RESTORE: [
            { guard: 'only another receipt was saved', target: '#receipt', actions: restore },
            { guard: 'a send was left unfinished', target: '#submitting.resuming', actions: restore },
            ...(info ? [{ guard: 'nothing was saved' as const, target: infoPage, actions: restore }] : []),
            { target: '.opening.resuming', actions: restore },
          ],
          SUSPEND: { target: '.opening.elsewhere', actions: 'withdraw the offer' },
        },
        states: {
          opening: {
            initial: 'restoring',
            on: {
              START: { actions: 'note the start' },
              // The offer to another application stays, even if another tab holds the draft meanwhile.
              SUSPEND: '.elsewhere',
            },
            states: {
              restoring: { meta: info ? { place: 'info' } : { place: first, step: first } },
              resuming: {
                id: 'resuming',
                meta: info ? { place: 'info' } : { place: first, step: first },
                always: ids.map((id) => ({
                  guard: and([...resumable, { type: 'resumes at', params: { step: id } }]),
                  target: stepIn(id),
                })),
              },
              elsewhere: {
                meta: { place: 'elsewhere' },
                tags: 'restored',
                entry: arrive('elsewhere'),
                on: { CONTINUE_HERE: { actions: sendTo('draft', { type: 'CONTINUE_HERE' }) } },
              },
            },
          },
          // A form without an information page has no such state, but the type has it for the other forms.
          ...((info ? informing : {}) as typeof informing),
          steps: {
            initial: first,
            tags: ['filling', 'restored'],
            on: {
              CHANGE: [
                ...(resets
                  ? [
                      {
                        guard: 'empties a list' as const,
                        actions: [
                          'set the answer and empty its lists' as const,
                          'emit what was emptied' as const,
                          save,
                        ],
                      },
                    ]
                  : []),
                { actions: ['set the answer', save] },
              ],
              BLUR: { actions: 'show its message' },
              ...(files && { DETACH: { actions: ['remove the file' as const, save] } }),
              ...(lists && {
                ADD_ENTRY: { actions: ['add an entry' as const, save] },
                REMOVE: { actions: ['remove the entry' as const, save] },
                UNDO_REMOVE: { actions: ['put the entry back' as const, save] },
              }),
              ...(together && { ANSWER_ALL: { actions: ['set the answers' as const, save] } }),
              ...((resets || together || files) && {
                UNDO_CHANGE: { actions: ['undo the change' as const, save] },
              }),
              GO_TO: [...(info ? [{ guard: 'leads to the information' as const, target: infoPage }] : []), ...goTo],
              RESTART: startOver,
            },
            states: Object.fromEntries(ids.map((id, position) => [id, stepState(id, position)])),
          },
          submitting: {
            id: 'submitting',
            meta: { place: 'submitting', step: last },
            tags: ['dialog', 'restored'],
            entry: raise({ type: 'SENDING' }),
            initial: 'saving',
            on: {
              STOP: {
                target: stepIn(last),
                actions: { type: 'note what became of it', params: { output: { became: 'stopped' } } },
              },
            },
            states: {
              resuming: { always: { guard: and(resumable), target: 'sending' } },
              saving: {
                entry: ['freeze the submission', saveNow(last)],
                on: { SAVED: 'sending' },
                after: { saveTimeout: 'sending' },
              },
              sending: {
                id: 'sending',
                invoke: {
                  src: 'sending',
                  id: 'sending',
                  input: ({ context }) => ({
                    answers: answersToSend(form, context),
                    submission: context.submission!,
                    resumes: context.resumes,
                  }),
                  onDone: [
                    { guard: { type: 'it has arrived', params: outcome }, target: '#succeeded', actions: noteOutcome },
                    { guard: { type: 'it has failed', params: outcome }, target: '#failed', actions: noteOutcome },
                    { guard: 'the send was resumed', target: '#resuming', actions: noteOutcome },
                    { target: stepIn(last), actions: noteOutcome },
                  ],
                  onError: {
                    target: '#failed',
                    actions: { type: 'note what became of it', params: { output: unknown } },
                  },
                },
                initial: 'underway',
                states: {
                  underway: { on: { STOP: 'leaving', GO_TO: 'leaving' } },
                  leaving: {
                    on: {
                      STAY: 'underway',
                      STOP: { actions: sendTo('sending', { type: 'STOP' }) },
                    },
                  },
                },
              },
            },
          },
          failed: {
            id: 'failed',
            meta: { place: 'failed', step: last },
            tags: ['dialog', 'restored'],
            entry: saveNow(last),
            on: {
              CLOSE: stepIn(last),
              // The way to an answer that was refused.
              GO_TO: goTo,
            },
          },
          succeeded: {
            id: 'succeeded',
            meta: { place: 'succeeded', step: last },
            tags: ['dialog', 'restored'],
            entry: 'save the receipt',
            on: { CLOSE: 'receipt' },
          },
          receipt: {
            id: 'receipt',
            meta: { place: 'receipt' },
            tags: 'restored',
            entry: arrive('receipt'),
            on: {
              RESTART: {
                target: 'opening',
                actions: ['start over', sendTo('draft', { type: 'START_OVER', forget: false })],
              },
              ...(form.reuses && {
                ANOTHER: {
                  target: 'opening',
                  actions: [
                    'start over with an offer' as const,
                    sendTo('draft', { type: 'START_OVER', forget: false }),
                  ],
                },
              }),
              FORGET_RECEIPT: {
                target: 'opening',
                actions: ['start over', 'forget the receipt', sendTo('draft', { type: 'START_OVER', forget: true })],
              },
            },
          },
        },
      },
      ...((files ? { files: filesRegion, photographs: photographsRegion } : {}) as {
        files: typeof filesRegion;
        photographs: typeof photographsRegion;
      }),
      ...((phones ? { phoneRules: phoneRulesRegion } : {}) as { phoneRules: typeof phoneRulesRegion }),
      answers: checkingAnswers(wizard),
      clock: checkingClock(wizard),
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
