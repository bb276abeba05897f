import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { isChanged } from '#forms/check.ts';
import type { Claimed, ClaimInput, DraftContext, DraftEvent, DraftInput, WriteInput } from '#machines/draftTypes.ts';

const hasAnswers = ({ form, kept }: DraftContext): boolean =>
  kept !== undefined &&
  (kept.previous !== undefined || Object.keys(form.steps).some((id) => isChanged(form, id, kept.draft)));

const unprovided = () => new Promise<never>(() => undefined);

const toWrite = ({ context }: { context: DraftContext }): WriteInput => ({
  form: context.form,
  generation: context.generation,
  kept: hasAnswers(context) ? context.kept : undefined,
  receipt: context.receipt,
});

/**
 * The statechart of what a device keeps of a form: brought back, kept up to date, held by one tab at a time, and erased.
 * The page provides what touches the browser: `claim`, `write`, `hold`, `turn` and `page`.
 */
export const draftMachine = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent, input: {} as DraftInput },
  actors: {
    /** Takes the draft for this tab, and reads it. Rejects where the device keeps nothing. */
    claim: fromPromise<Claimed, ClaimInput>(unprovided),
    /** Resolves with false when another tab has claimed the draft since. Rejects where the device refuses. */
    write: fromPromise<boolean, WriteInput>(unprovided),
    /** Sends ASKED and TAKEN while this tab holds the draft; lets go of it when stopped. */
    hold: fromCallback<DraftEvent, Pick<DraftInput, 'form'>>(() => undefined),
    /** Resolves when no other tab holds the draft any more. */
    turn: fromPromise<unknown, Pick<DraftInput, 'form'>>(unprovided),
    /** Sends HIDE, LEAVE and RETURN. */
    page: fromCallback<DraftEvent>(() => undefined),
  },
  // Long enough to take a burst of keys together, short enough to lose at most a key or two to a power cut.
  delays: { pause: 100 },
  guards: {
    'another tab holds it': (_, { claimed }: { claimed: Claimed }) => !claimed.ours,
    'another tab has claimed it': (_, { written }: { written: boolean }) => !written,
    'the receipt is to go': ({ context }) => context.forgets,
    'it cannot wait': ({ event }) => event.type === 'KEEP' && event.now === true,
    'there is more to write': ({ context }) => context.kept !== context.written,
    'nothing was answered': ({ context }) => !hasAnswers(context),
  },
  actions: {
    'take what was kept': assign(({ context }, { claimed }: { claimed: Claimed }) =>
      claimed.ours
        ? {
            claimed: true,
            generation: claimed.generation,
            kept: claimed.kept,
            written: claimed.kept,
            savedAt: claimed.kept?.savedAt,
            receipt: context.forgets ? undefined : claimed.receipt,
            forgets: false,
          }
        : {},
    ),
    'hand it to the wizard': sendTo(
      ({ context }) => context.wizard,
      ({ context: { kept, receipt } }) => ({ type: 'RESTORE', ...kept, receipt }),
    ),
    'tell the wizard to let go': sendTo(({ context }) => context.wizard, { type: 'LET_GO' }),
    'tell the wizard that it is kept': sendTo(({ context }) => context.wizard, { type: 'KEPT' }),
    'note what to keep': assign(({ context, event }) =>
      event.type === 'KEEP' ? { kept: { ...context.kept, ...event.kept } as DraftContext['kept'] } : {},
    ),
    'keep the receipt only': assign(({ event }) =>
      event.type === 'SENT' ? { receipt: event.receipt, kept: undefined } : {},
    ),
    'note what is written': assign(({ context }) => ({ written: context.kept })),
    'note the time': assign({ savedAt: () => new Date(), refused: false }),
    'note that it is refused': assign({ savedAt: undefined, refused: true }),
    'forget the time': assign({ savedAt: undefined }),
    insist: assign({ insists: true }),
    'be content': assign({ insists: false }),
    'begin anew': assign(({ event }) => ({ forgets: event.type === 'BEGIN' && event.forget, kept: undefined })),
    /** Asks the browser not to clear it away when the device runs full. */
    'ask the device to keep it for good': () => undefined,
  },
}).createMachine({
  id: 'draft',
  context: ({ input, self }) => ({
    form: (input as DraftInput | undefined)?.form ?? { name: '', title: '', path: '', applicant: () => '', steps: {} },
    wizard: (input as DraftInput | undefined)?.wizard ?? self,
    insists: false,
    claimed: false,
    generation: undefined,
    kept: undefined,
    written: undefined,
    savedAt: undefined,
    refused: false,
    receipt: undefined,
    forgets: false,
  }),
  invoke: { src: 'page' },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'claim',
        input: ({ context: { form, insists, claimed } }) => ({ form, insists, first: !claimed }),
        onDone: [
          {
            guard: { type: 'another tab holds it', params: ({ event }) => ({ claimed: event.output }) },
            target: 'elsewhere',
            actions: 'be content',
          },
          {
            guard: 'the receipt is to go',
            target: 'held.writing',
            actions: [
              { type: 'take what was kept', params: ({ event }) => ({ claimed: event.output }) },
              'hand it to the wizard',
              'be content',
            ],
          },
          {
            target: 'held',
            actions: [
              { type: 'take what was kept', params: ({ event }) => ({ claimed: event.output }) },
              'hand it to the wizard',
              'be content',
            ],
          },
        ],
        onError: { target: 'held.refused', actions: ['hand it to the wizard', 'be content'] },
      },
      on: { LEAVE: 'left', RETURN: { target: 'restoring', reenter: true } },
    },
    left: {
      description: 'The page went away before its draft was brought back: it holds nothing, and has nothing to write.',
      on: { RETURN: 'restoring' },
    },
    held: {
      invoke: { src: 'hold', input: ({ context: { form } }) => ({ form }) },
      on: {
        KEEP: [
          { guard: 'it cannot wait', target: '.writing', actions: 'note what to keep' },
          { target: '.changed', actions: 'note what to keep' },
        ],
        SENT: { target: '.sealing', actions: 'keep the receipt only' },
        BEGIN: { target: 'restoring', actions: 'begin anew' },
        ASKED: '.handingOver',
        TAKEN: 'takenOver',
        LEAVE: 'away',
      },
      initial: 'resting',
      states: {
        resting: { always: [{ guard: 'nothing was answered', target: 'erased' }, { target: 'kept' }] },
        erased: { entry: 'forget the time' },
        kept: { entry: 'ask the device to keep it for good' },
        changed: {
          on: {
            KEEP: [
              { guard: 'it cannot wait', target: 'writing', actions: 'note what to keep' },
              { actions: 'note what to keep' },
            ],
            HIDE: 'writing',
          },
          after: { pause: 'writing' },
        },
        writing: {
          entry: 'note what is written',
          invoke: {
            src: 'write',
            input: toWrite,
            onDone: [
              {
                guard: { type: 'another tab has claimed it', params: ({ event }) => ({ written: event.output }) },
                target: '#draft.takenOver',
              },
              { guard: 'there is more to write', target: 'changed', actions: 'note the time' },
              { target: 'resting', actions: ['note the time', 'tell the wizard that it is kept'] },
            ],
            onError: { target: 'refused', actions: 'tell the wizard that it is kept' },
          },
          on: {
            KEEP: [
              { guard: 'it cannot wait', target: 'writing', reenter: true, actions: 'note what to keep' },
              { actions: 'note what to keep' },
            ],
            HIDE: { guard: 'there is more to write', target: 'writing', reenter: true },
          },
        },
        refused: { entry: 'note that it is refused' },
        handingOver: {
          invoke: { src: 'write', input: toWrite, onDone: '#draft.takenOver', onError: '#draft.takenOver' },
        },
        sealing: { invoke: { src: 'write', input: toWrite, onDone: '#draft.sealed', onError: '#draft.sealed' } },
      },
    },
    away: { entry: 'tell the wizard to let go', invoke: { src: 'write', input: toWrite }, on: { RETURN: 'restoring' } },
    elsewhere: {
      entry: 'tell the wizard to let go',
      invoke: { src: 'turn', input: ({ context: { form } }) => ({ form }), onDone: 'restoring' },
      on: { CONTINUE_HERE: { target: 'restoring', actions: 'insist' }, RETURN: 'restoring' },
    },
    takenOver: {
      entry: 'tell the wizard to let go',
      invoke: { src: 'turn', input: ({ context: { form } }) => ({ form }), onDone: 'restoring' },
      on: { CONTINUE_HERE: { target: 'restoring', actions: 'insist' }, RETURN: 'restoring' },
    },
    sealed: { entry: 'forget the time', on: { BEGIN: { target: 'restoring', actions: 'begin anew' } } },
  },
});
