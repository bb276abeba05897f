import { and, raise, sendTo, stateIn } from 'xstate';
import { answersOf } from '#forms/check.ts';
import { type Form, hasKind } from '#forms/form.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { answersTogether, beginsListsAnew } from '#machines/wizard/answers.ts';
import { branchRegions } from '#machines/wizard/branches.ts';
import { fresh, wizardSetup } from '#machines/wizard/setup.ts';

/**
 * The statechart of any form: an information page if it has one, its steps with their conditional branches, submitting,
 * and the result. It invokes the machines of the draft and of the sending; the page provides their actors, and `read`.
 */
export const wizardMachine = (form: Form, { info = false }: { info?: boolean } = {}) => {
  const ids = Object.keys(form.steps);
  const [first, last] = [ids[0]!, ids.at(-1)!];

  const wizard = wizardSetup(form);
  const resets = beginsListsAnew(form);
  const together = answersTogether(form);
  const lists = hasKind(form, 'list');
  const files = hasKind(form, 'pdf');
  const stepIn = (id: string) => `#${form.name}.journey.steps.${id}`;
  const kept = { type: 'have it kept' as const, params: {} };
  const come = (place: string) => ({ type: 'say where it has come to' as const, params: { place } });

  const stepState = (id: string, position: number) => {
    const complete = and([
      { type: 'step is valid', params: { step: id } },
      { type: 'step is changed', params: { step: id } },
      ...(files ? [stateIn({ files: 'read' })] : []),
    ]);
    return {
      ...branchRegions(form.steps[id]!),
      meta: { place: id, step: id },
      entry: [
        { type: 'note how far it has come' as const, params: { step: id } },
        { type: 'have it kept' as const, params: { step: id, now: true } },
        come(id),
      ],
      exit: 'forget what could be undone' as const,
      on: {
        SHOW_NEEDED: { actions: { type: 'let all show their messages' as const, params: { step: id } } },
        ...(position > 0 && { PREVIOUS: ids[position - 1]! }),
        ...(id === last
          ? {
              REVIEW: { actions: 'fold or unfold the review' as const },
              SUBMIT: {
                guard: and([complete, 'application is complete', stateIn({ cooldown: 'ready' })]),
                target: '#submitting',
              },
            }
          : { NEXT: { guard: complete, target: ids[position + 1]! } }),
      },
    };
  };

  const take = 'take what the device keeps' as const;
  const restore = [
    { guard: 'another receipt is all that was kept' as const, target: '#receipt', actions: take },
    { guard: 'a send was left unfinished' as const, target: '#sending', actions: take },
    ...(info ? [{ guard: 'nothing was kept' as const, target: `#${form.name}.journey.info`, actions: take }] : []),
    ...ids.map((id) => ({
      guard: { type: 'resumes at' as const, params: { step: id } },
      target: stepIn(id),
      actions: take,
    })),
  ];
  const goTo = ids.map((id) => ({
    guard: { type: 'leads to' as const, params: { step: id } },
    target: stepIn(id),
  }));
  const informing = {
    info: {
      meta: { place: 'info' },
      tags: 'restored' as const,
      entry: come('info'),
      on: { START: 'steps' as const, GO_TO: goTo },
    },
  };
  const outcome = ({ event }: { event: { output: SendingOutput } }) => ({ output: event.output });
  const noted = { type: 'note what became of it' as const, params: outcome };
  /** What was chosen has been read, or could not be: the next is, if there is one. */
  const next = <Action>(actions: Action[]) => [
    { guard: 'more files wait' as const, target: 'reading' as const, reenter: true, actions },
    { target: 'read' as const, actions },
  ];

  const readingFiles = wizard.createStateConfig({
    initial: 'read',
    states: {
      read: { on: { CHOOSE: { target: 'reading', actions: 'put the files in line' } } },
      reading: {
        invoke: { src: 'read', input: ({ context }) => context.reading[0]! },
        on: {
          CHOOSE: { actions: 'put the files in line' },
          ATTACH: next(['attach the files', 'say what was attached', kept]),
          UNREADABLE: next(['note that it cannot be read']),
          RESTART: 'read',
          LET_GO: 'read',
        },
      },
    },
  });

  return wizard.createMachine({
    id: form.name,
    context: () => fresh(form),
    invoke: { src: 'draft', id: 'draft', input: ({ self }) => ({ form, wizard: self }) },
    type: 'parallel',
    states: {
      journey: {
        initial: 'opening',
        on: { LET_GO: { target: '.opening.elsewhere', actions: 'forget what was offered' } },
        states: {
          opening: {
            initial: 'restoring',
            // Another application that is just begun waits for the device, whatever tab holds it meanwhile.
            on: { RESTORE: restore, LET_GO: '.elsewhere' },
            states: {
              restoring: {
                meta: info ? { place: 'info' } : { place: first, step: first },
                on: { START: { actions: 'note that it has begun' } },
              },
              elsewhere: {
                meta: { place: 'elsewhere' },
                tags: 'restored',
                on: { CONTINUE_HERE: { actions: sendTo('draft', { type: 'CONTINUE_HERE' }) } },
              },
            },
          },
          // A form without an information page has no such state; its type keeps the name for those that do.
          ...((info ? informing : {}) as typeof informing),
          steps: {
            initial: first,
            tags: ['filling', 'restored'],
            on: {
              CHANGE: [
                ...(resets
                  ? [
                      {
                        guard: 'begins a list anew' as const,
                        actions: [
                          'keep the answer and begin its lists anew' as const,
                          'say what was emptied' as const,
                          kept,
                        ],
                      },
                    ]
                  : []),
                { actions: ['keep the answer', kept] },
              ],
              BLUR: { actions: 'let it show its message' },
              ...(files && { DETACH: { actions: ['remove the file' as const, kept] } }),
              ...(lists && {
                ADD_ENTRY: { actions: ['add an entry' as const, kept] },
                REMOVE: { actions: ['remove the entry' as const, kept] },
                UNDO_REMOVE: { actions: ['put the entry back' as const, kept] },
              }),
              ...(together && { ANSWER_ALL: { actions: ['keep the answers' as const, kept] } }),
              ...((resets || together || files) && {
                UNDO_CHANGE: { actions: ['bring back what was there' as const, kept] },
              }),
              GO_TO: [
                ...(info ? [{ guard: 'leads to the information' as const, target: `#${form.name}.journey.info` }] : []),
                ...goTo,
              ],
              RULES_LOADED: { actions: 'check again' },
              RESTART: {
                target: info ? 'info' : `.${first}`,
                actions: ['start afresh', { type: 'have it kept', params: { step: first, now: true } }],
                reenter: true,
              },
            },
            states: Object.fromEntries(ids.map((id, position) => [id, stepState(id, position)])),
          },
          submitting: {
            id: 'submitting',
            meta: { place: 'submitting', step: last },
            tags: ['dialog', 'restored'],
            initial: 'keeping',
            states: {
              keeping: {
                entry: [
                  'freeze the submission',
                  { type: 'have it kept', params: { step: last, now: true } },
                  raise({ type: 'SENDING' }),
                ],
                on: { KEPT: 'sending' },
                after: { patience: 'sending' },
              },
              sending: {
                id: 'sending',
                invoke: {
                  src: 'sending',
                  id: 'sending',
                  input: ({ context, event }) => ({
                    answers: answersOf(form, context.draft) ?? {},
                    submission: context.submission!,
                    resumes: event.type === 'RESTORE',
                  }),
                  onDone: [
                    { guard: { type: 'it has arrived', params: outcome }, target: '#succeeded', actions: noted },
                    { guard: { type: 'it has failed', params: outcome }, target: '#failed', actions: noted },
                    { target: stepIn(last), actions: noted },
                  ],
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
            entry: { type: 'have it kept', params: { step: last, now: true } },
            on: { CLOSE: `steps.${last}` },
          },
          succeeded: {
            id: 'succeeded',
            meta: { place: 'succeeded', step: last },
            tags: ['dialog', 'restored'],
            entry: 'have the receipt kept',
            on: { CLOSE: 'receipt' },
          },
          receipt: {
            id: 'receipt',
            meta: { place: 'receipt' },
            tags: 'restored',
            entry: come('receipt'),
            on: {
              RESTART: {
                target: 'opening',
                actions: ['start afresh', sendTo('draft', { type: 'BEGIN', forget: false })],
              },
              ...(form.reuses && {
                ANOTHER: {
                  target: 'opening',
                  actions: ['offer its answers to another' as const, sendTo('draft', { type: 'BEGIN', forget: false })],
                },
              }),
              FORGET_RECEIPT: {
                target: 'opening',
                actions: ['start afresh', 'forget the receipt', sendTo('draft', { type: 'BEGIN', forget: true })],
              },
            },
          },
        },
      },
      ...((files ? { files: readingFiles } : {}) as { files: typeof readingFiles }),
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
