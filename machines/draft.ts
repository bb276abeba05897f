import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import { hasAnswers } from '#forms/check.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import type {
  DeviceState,
  DraftContext,
  DraftEvent,
  DraftInput,
  EarlyInput,
  FormInput,
  LockInput,
  WriteInput,
  Written,
} from '#machines/draftTypes.ts';
import { sender } from '#machines/sender.ts';
import { unprovided } from '#machines/unprovided.ts';

/** Where a draft begins that has no place yet. */
const begun = (form: Form) => ({ step: Object.keys(form.steps)[0]!, reached: 0, submission: undefined });

const isWorthSaving = ({ form, record }: DraftContext): boolean =>
  record !== undefined &&
  (record.previous !== undefined || record.photographing !== undefined || hasAnswers(form, record.draft));

/** Whether this tab wrote the device's record. Otherwise another tab has written, erased or sent it since. */
const isOwn = (context: DraftContext, { record }: DeviceState): boolean => {
  const { generation, savedAt } = context;
  if (!record) return savedAt === undefined || !isWorthSaving(context);
  return record.writtenBy !== undefined && generation !== undefined && record.writtenBy <= generation;
};

const grantedIn = ({ event }: { event: { output: boolean } }) => ({ granted: event.output });
const foundIn = ({ event }: { event: { output: DeviceState } }) => ({ found: event.output });
const writtenIn = ({ event }: { event: { output: Written } }) => ({ written: event.output });

const formOf = ({ context: { form } }: { context: DraftContext }): FormInput => ({ form });

const toWrite = ({ context }: { context: DraftContext }): WriteInput => ({
  form: context.form,
  generation: context.generation,
  record: isWorthSaving(context) ? context.record : undefined,
  receipt: context.receipt,
});

// A page that is being left releases its lock a moment later. A frozen page never releases it.
const RELEASE_TIMEOUT = 300;
const SECOND = 1_000;

const draftSetup = setup({
  types: { context: {} as DraftContext, events: {} as DraftEvent, input: {} as DraftInput },
  actors: {
    /** Resolves with false where another tab holds the lock for longer than the timeout. */
    requestLock: fromPromise<boolean, LockInput>(unprovided),
    /** Takes the lock even from a tab that does not answer. */
    stealLock: fromPromise<boolean, FormInput>(unprovided),
    /** Sends GRANTED when no other tab holds the lock any more. */
    awaitLock: sender<DraftEvent, FormInput>(() => undefined),
    /** Sends REQUESTED and STOLEN; releases the lock when it is stopped. */
    holdLock: sender<DraftEvent, FormInput>(() => undefined),
    /** Claims the draft for this tab, and reads it. Rejects where the device stores nothing. */
    readDevice: fromPromise<DeviceState, FormInput>(unprovided),
    /** The draft with what was typed before the page's script was loaded; undefined where nothing was. */
    collectEarlyAnswers: fromPromise<DraftGroup | undefined, EarlyInput>(unprovided),
    /** Rejects where the device refuses. */
    writeDevice: fromPromise<Written, WriteInput>(unprovided),
    /** Sends HIDE, LEAVE and RETURN. */
    watchPage: sender<DraftEvent>(() => undefined),
  },
  // Long enough to save several keys at once, short enough to lose at most a few in a power cut.
  // A browser's storage and its locks may hang without an error.
  delays: { saveDelay: 400, deviceTimeout: 15 * SECOND },
  guards: {
    'the lock is granted': (_, { granted }: { granted: boolean }) => granted,
    'the page was just served': ({ context }) => context.served,
    'another tab has claimed it': (_, { written }: { written: Written }) => written.stale,
    'it is urgent': ({ event }) => {
      assertEvent(event, 'SAVE');
      return event.now === true;
    },
    'the receipt is removed': ({ event }) => {
      assertEvent(event, 'START_OVER');
      return event.forget;
    },
    'there is more to save': ({ context }) => context.unsaved,
    'the device is failing': ({ context }) => context.failing,
    'nothing was answered': ({ context }) => !isWorthSaving(context),
    'the wizard shows it': ({ context }) => context.restored,
  },
  actions: {
    'note what was found': assign(({ context }, { found }: { found: DeviceState }) => ({
      generation: found.generation,
      // The device may have refused the last one.
      receipt: context.forgetsReceipt ? undefined : (found.receipt ?? (context.failing ? context.receipt : undefined)),
      failing: false,
      ...(!isOwn(context, found) && {
        record: found.record,
        savedAt: found.record?.savedAt,
        unsaved: context.forgetsReceipt,
        restored: false,
      }),
    })),
    'add the early answers': assign(({ context: { form, record } }, { draft }: { draft: DraftGroup | undefined }) => ({
      ...(draft && { record: { ...begun(form), ...record, draft, lastSend: undefined }, unsaved: true }),
    })),
    'restore the wizard': sendTo(
      ({ context }) => context.wizard,
      ({ context: { record, receipt } }) => ({ type: 'RESTORE', ...record, receipt }),
    ),
    'note that it is restored': assign({ restored: true, served: false }),
    'suspend the wizard': sendTo(({ context }) => context.wizard, { type: 'SUSPEND' }),
    'note that it is suspended': assign({ restored: false }),
    'report to the wizard': sendTo(({ context }) => context.wizard, { type: 'SAVE_SETTLED' }),
    'note the answers': assign(({ context, event }) => {
      assertEvent(event, 'SAVE');
      return { record: { ...begun(context.form), ...context.record, ...event.record }, unsaved: true };
    }),
    'replace the draft by the receipt': assign(({ event }) => {
      assertEvent(event, 'SENT');
      // The wizard goes on showing the answers until the page is left.
      return { receipt: event.receipt, record: undefined, savedAt: undefined, restored: false };
    }),
    'note what is being saved': assign({ unsaved: false, forgetsReceipt: false }),
    'note the time': assign((_, { written }: { written: Written }) =>
      written.stale ? {} : { savedAt: written.savedAt, failing: false },
    ),
    'note the refusal': assign({ failing: true, unsaved: true }),
    'note the delay': assign({ failing: true }),
    'start over': assign(({ event }) => {
      assertEvent(event, 'START_OVER');
      return {
        record: undefined,
        savedAt: undefined,
        restored: false,
        forgetsReceipt: event.forget,
        unsaved: event.forget,
      };
    }),
    'ask the other tab': () => undefined,
    /** Where a file is attached, asks the browser not to delete it when the device runs full. */
    'ask for persistence': () => undefined,
  },
});

/**
 * The statechart of what a device stores of a form: locked for one tab at a time, read, saved, and erased. The page provides
 * the actors.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => ({
    ...input,
    generation: undefined,
    record: undefined,
    unsaved: false,
    savedAt: undefined,
    failing: false,
    receipt: undefined,
    forgetsReceipt: false,
    served: true,
    restored: false,
  }),
  invoke: { src: 'watchPage' },
  initial: 'requesting',
  // A page that returns from the browser's cache can be typed in before it has its lock again.
  on: { SAVE: { actions: 'note the answers' }, START_OVER: { actions: 'start over' } },
  states: {
    requesting: {
      // Without the lock the generation decides whether this tab may still write.
      on: {
        LEAVE: [{ guard: 'there is more to save', target: 'away' }, { target: 'left' }],
        SENT: { target: 'holding.finishing', actions: 'replace the draft by the receipt' },
      },
      after: { deviceTimeout: '.granted' },
      initial: 'locking',
      onDone: 'holding',
      states: {
        locking: {
          invoke: {
            src: 'requestLock',
            input: ({ context: { form } }) => ({ form, timeout: RELEASE_TIMEOUT }),
            onDone: [
              { guard: { type: 'the lock is granted', params: grantedIn }, target: 'granted' },
              { target: '#draft.elsewhere' },
            ],
            onError: 'granted',
          },
          on: { CONTINUE_HERE: 'asking' },
        },
        asking: {
          entry: 'ask the other tab',
          invoke: {
            src: 'requestLock',
            input: ({ context: { form } }) => ({ form, timeout: SECOND }),
            onDone: [
              { guard: { type: 'the lock is granted', params: grantedIn }, target: 'granted' },
              { target: 'stealing' },
            ],
            onError: 'granted',
          },
        },
        stealing: { invoke: { src: 'stealLock', input: formOf, onDone: 'granted', onError: 'granted' } },
        // Also where no lock can be had.
        granted: { type: 'final' },
      },
    },
    left: { on: { RETURN: 'requesting' } },
    holding: {
      invoke: { src: 'holdLock', input: formOf },
      on: {
        SAVE: [
          { guard: 'it is urgent', target: '.saving', actions: 'note the answers' },
          { target: '.unsaved', actions: 'note the answers' },
        ],
        SENT: { target: '.finishing', actions: 'replace the draft by the receipt' },
        START_OVER: { target: '.reading', actions: 'start over' },
        REQUESTED: '.releasing',
        STOLEN: 'elsewhere.takenOver',
        LEAVE: 'away',
      },
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'readDevice',
            input: formOf,
            onDone: [
              {
                guard: 'the page was just served',
                target: 'collecting',
                actions: { type: 'note what was found', params: foundIn },
              },
              { target: 'restoring', actions: { type: 'note what was found', params: foundIn } },
            ],
            onError: 'unreadable',
          },
          on: {
            SAVE: { actions: 'note the answers' },
            REQUESTED: '#draft.elsewhere.takenOver',
            LEAVE: '#draft.left',
          },
          // The timer of a page that was suspended ends before its reading does.
          after: {
            deviceTimeout: [
              { guard: 'the device is failing', target: 'unreadable' },
              { target: 'reading', reenter: true, actions: 'note the delay' },
            ],
          },
        },
        unreadable: {
          entry: 'note the refusal',
          always: [{ guard: 'the page was just served', target: 'collecting' }, { target: 'restoring' }],
        },
        collecting: {
          invoke: {
            src: 'collectEarlyAnswers',
            input: ({ context: { form, record } }) => ({ form, record }),
            onDone: {
              target: 'restoring',
              actions: { type: 'add the early answers', params: ({ event }) => ({ draft: event.output }) },
            },
            onError: 'restoring',
          },
          on: { LEAVE: '#draft.left' },
        },
        restoring: {
          exit: 'note that it is restored',
          always: [
            { guard: 'the wizard shows it', target: 'settled' },
            { target: 'settled', actions: 'restore the wizard' },
          ],
        },
        settled: {
          always: [
            { guard: 'the device is failing', target: 'refused' },
            { guard: 'there is more to save', target: 'unsaved' },
            { guard: 'nothing was answered', target: 'erased' },
            { target: 'saved' },
          ],
        },
        erased: {},
        saved: { entry: 'ask for persistence' },
        unsaved: {
          on: {
            SAVE: [
              { guard: 'it is urgent', target: 'saving', actions: 'note the answers' },
              { actions: 'note the answers' },
            ],
            HIDE: 'saving',
          },
          after: { saveDelay: 'saving' },
        },
        saving: {
          entry: 'note what is being saved',
          invoke: {
            src: 'writeDevice',
            input: toWrite,
            onDone: [
              {
                guard: { type: 'another tab has claimed it', params: writtenIn },
                target: '#draft.elsewhere.takenOver',
              },
              {
                target: 'settled',
                actions: [{ type: 'note the time', params: writtenIn }, 'report to the wizard'],
              },
            ],
            onError: { target: 'refused', actions: ['note the refusal', 'report to the wizard'] },
          },
          on: {
            SAVE: [
              { guard: 'it is urgent', target: 'saving', reenter: true, actions: 'note the answers' },
              { actions: 'note the answers' },
            ],
            HIDE: { guard: 'there is more to save', target: 'saving', reenter: true },
          },
          after: {
            deviceTimeout: { target: 'saving', reenter: true, actions: 'note the delay' },
          },
        },
        // The next change tries again.
        refused: {},
        releasing: {
          invoke: {
            src: 'writeDevice',
            input: toWrite,
            onDone: '#draft.elsewhere.takenOver',
            onError: { target: '#draft.elsewhere.takenOver', actions: 'note the refusal' },
          },
          on: { SAVE: { target: 'releasing', reenter: true, actions: 'note the answers' } },
        },
        finishing: {
          entry: 'note what is being saved',
          invoke: {
            src: 'writeDevice',
            input: toWrite,
            onDone: { target: '#draft.finished', actions: { type: 'note the time', params: writtenIn } },
            onError: { target: '#draft.finished', actions: 'note the refusal' },
          },
          // The application is sent: a file that was still being read is not part of it.
          on: { SAVE: {} },
          after: { deviceTimeout: { target: 'finishing', reenter: true, actions: 'note the delay' } },
        },
      },
    },
    away: {
      invoke: {
        src: 'writeDevice',
        input: toWrite,
        onDone: { target: 'left', actions: { type: 'note the time', params: writtenIn } },
        onError: { target: 'left', actions: 'note the refusal' },
      },
      on: { RETURN: 'requesting' },
    },
    elsewhere: {
      entry: ['suspend the wizard', 'note that it is suspended'],
      invoke: { src: 'awaitLock', input: formOf },
      on: { GRANTED: 'holding', CONTINUE_HERE: 'requesting.asking', LEAVE: 'left', RETURN: 'requesting' },
      initial: 'open',
      states: { open: {}, takenOver: {} },
    },
    // The answers are shown until the page is left.
    finished: {
      on: {
        SAVE: {},
        START_OVER: [
          // It is erased also while another tab has the form.
          { guard: 'the receipt is removed', target: 'requesting.asking', actions: 'start over' },
          { target: 'requesting', actions: 'start over' },
        ],
        RETURN: 'requesting',
      },
    },
  },
});
