import { assertEvent, assign, fromPromise, raise, sendTo, setup } from 'xstate';
import { HANDOVER_AGE } from '#forms/handover.ts';
import type {
  Decrypted,
  Encrypted,
  HandoverContext,
  HandoverEvent,
  HandoverInput,
  Looked,
  Offer,
} from '#machines/handoverTypes.ts';
import { sender } from '#machines/sender.ts';
import { unprovided } from '#machines/unprovided.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import type { Shared } from '#machines/wizard/types.ts';

const HOUR = 60 * 60 * 1_000;

const lookedIn = ({ event }: { event: { output: Looked } }) => ({ looked: event.output });
const decryptedIn = ({ event }: { event: { output: Decrypted } }) => ({ decrypted: event.output });

/**
 * What changes in a wizard whose draft another device may have: the id of the submission is the same on both from now on, so that
 * one application arrives, whichever sends it. Once there is an offer, neither sends it by itself.
 */
export const sharing = (wizard: WizardActor, offer?: Offer): Shared => {
  const { submission, lastSend } = wizard.getSnapshot().context;
  return {
    submission: { ...submission, shared: true, ...(offer && { unsure: false }) },
    lastSend: offer ? undefined : lastSend,
  };
};

const handoverSetup = setup({
  types: {
    context: {} as HandoverContext,
    events: {} as HandoverEvent,
    input: {} as HandoverInput,
  },
  actors: {
    /** Waits until the device has saved the draft, and encrypts it. */
    encrypt: fromPromise<Encrypted>(unprovided),
    /** Sends PROGRESS, then UPLOADED, NO_ROOM, BUSY or BROKEN; ends the request when it is stopped. */
    upload: sender<HandoverEvent, { encrypted: unknown }>(() => undefined),
    /** Sends TAKEN or GONE. */
    watch: sender<HandoverEvent, { offer: HandoverContext['offer'] }>(() => undefined),
    /** Removes the encrypted draft. Rejects when the connection breaks. */
    withdraw: fromPromise<void, { offer: HandoverContext['offer'] }>(unprovided),
    /** Rejects when the connection breaks. */
    look: fromPromise<Looked, { link: string }>(unprovided),
    /** Sends PROGRESS, then FETCHED, TAKEN, GONE or BROKEN; ends the request when it is stopped. */
    fetch: sender<HandoverEvent, { link: string }>(() => undefined),
    /** Rejects where it is damaged, or the key is another one's. */
    decrypt: fromPromise<Decrypted, { link: string; bytes: ArrayBuffer }>(unprovided),
    /** Resolves when the device has stored the draft of this application; rejects when it refuses. */
    awaitSave: fromPromise<void, { submissionId: string | undefined }>(unprovided),
    /** Removes the encrypted draft, which this device has. Rejects when the connection breaks. */
    remove: fromPromise<void, { link: string }>(unprovided),
  },
  delays: {
    /** How long a transfer may make no progress: what counts as sent may wait in a router for minutes, and it can be stopped. */
    stallTimeout: 4 * 60_000,
    /** How long the second device waits until its draft is saved. */
    saveTimeout: 60_000,
  },
  guards: {
    'a link was opened': ({ context }) => context.link !== undefined,
    'it was offered before': ({ context }) => context.offer !== undefined,
    'it is too large': (_, { encrypted }: { encrypted: Encrypted }) => encrypted.became === 'too large',
    'it was taken': (_, { looked }: { looked: Looked }) => looked === 'taken',
    'it is gone': (_, { looked }: { looked: Looked }) => looked === 'gone',
    'the link is wrong': (_, { looked }: { looked: Looked }) => looked === 'wrong',
    'this device has a draft': ({ context }) => context.hasDraft,
    'it belongs to another form': (_, { decrypted }: { decrypted: Decrypted }) => decrypted.became === 'another form',
  },
  actions: {
    'share it with the wizard': sendTo(
      ({ context }) => context.wizard,
      ({ context }) => ({ type: 'SHARE', offer: context.offer, shared: sharing(context.wizard, context.offer) }),
    ),
    'note what was encrypted': assign((_, { encrypted }: { encrypted: Encrypted }) => ({
      encrypted: encrypted.became === 'encrypted' ? encrypted.encrypted : undefined,
    })),
    'note the progress': assign(({ event }) => {
      assertEvent(event, 'PROGRESS');
      return { progress: { done: event.done, total: event.total } };
    }),
    'forget the progress': assign({ progress: undefined }),
    'note the offer': assign(({ event }) => {
      assertEvent(event, 'UPLOADED');
      return { offer: event.offer, link: event.link, encrypted: undefined };
    }),
    'forget the offer': assign({ offer: undefined, link: undefined }),
    'note that it was taken': assign(({ context, event }) => {
      assertEvent(event, 'TAKEN');
      return { offer: { ...context.offer!, takenAt: event.at } };
    }),
    'note what was fetched': assign(({ event }) => {
      assertEvent(event, 'FETCHED');
      return { bytes: event.bytes };
    }),
    'note what was decrypted': assign((_, { decrypted }: { decrypted: Decrypted }) => ({
      bytes: undefined,
      ...(decrypted.became === 'decrypted' && { decrypted }),
    })),
    'give it to the wizard': sendTo(
      ({ context }) => context.wizard,
      ({ context }) => ({ type: 'RESTORE', ...context.decrypted?.record }),
    ),
    /** The address of the page may lead to another step than the one that comes along. */
    'forget the place': () => undefined,
    /** No file of the application that this device had is taken for one of this. */
    'forget what it replaces': () => undefined,
    'forget the link': () => undefined,
  },
});

/** A transfer that makes no progress for too long counts as broken. */
const transferring = handoverSetup.createStateConfig({
  initial: 'moving',
  states: {
    moving: {
      on: { PROGRESS: { target: 'moving', reenter: true, actions: 'note the progress' } },
      after: { stallTimeout: { actions: raise({ type: 'BROKEN' }) } },
    },
  },
});

/** The first device: it encrypts the draft, uploads it, and shows a link until another device has taken it. */
const offering = handoverSetup.createStateConfig({
  initial: 'explaining',
  states: {
    explaining: { on: { MAKE: 'encrypting', CLOSE: '#handover.ended' } },
    encrypting: {
      entry: 'share it with the wizard',
      invoke: {
        src: 'encrypt',
        onDone: [
          {
            guard: { type: 'it is too large', params: ({ event }) => ({ encrypted: event.output }) },
            target: 'failed.tooLarge',
          },
          {
            target: 'uploading',
            actions: { type: 'note what was encrypted', params: ({ event }) => ({ encrypted: event.output }) },
          },
        ],
        onError: 'failed.unable',
      },
      on: { STOP: 'explaining' },
    },
    uploading: {
      ...transferring,
      entry: 'forget the progress',
      invoke: { src: 'upload', input: ({ context }) => ({ encrypted: context.encrypted }) },
      on: {
        UPLOADED: { target: 'offered', actions: ['note the offer', 'share it with the wizard'] },
        NO_ROOM: 'failed.noRoom',
        BUSY: 'failed.busy',
        BROKEN: 'failed.offline',
        STOP: 'explaining',
      },
    },
    offered: {
      id: 'offered',
      description: `The intake keeps the encrypted draft for ${HANDOVER_AGE / HOUR} hours.`,
      invoke: { src: 'watch', input: ({ context }) => ({ offer: context.offer }) },
      on: {
        WITHDRAW: 'withdrawing',
        TAKEN: { target: 'taken', actions: 'note that it was taken' },
        GONE: { target: 'over', actions: ['forget the offer', 'share it with the wizard'] },
      },
      initial: 'shown',
      states: {
        shown: { on: { CLOSE: 'hidden' } },
        hidden: { on: { SHOW: 'shown' } },
        notWithdrawn: { on: { CLOSE: 'hidden' } },
      },
    },
    withdrawing: {
      invoke: {
        src: 'withdraw',
        input: ({ context }) => ({ offer: context.offer }),
        onDone: { target: '#handover.ended', actions: ['forget the offer', 'share it with the wizard'] },
        onError: 'offered.notWithdrawn',
      },
    },
    taken: { entry: 'share it with the wizard', always: '#handover.ended' },
    over: {
      description: 'Nobody has taken it in time, and the link has expired.',
      on: { MAKE: 'encrypting', CLOSE: '#handover.ended' },
    },
    failed: {
      initial: 'unable',
      states: { tooLarge: {}, noRoom: {}, busy: {}, offline: {}, unable: {} },
      on: { AGAIN: 'encrypting', CLOSE: '#handover.ended' },
    },
  },
});

/** The second device: it fetches what the link leads to, and removes that only after it has stored its own copy. */
const arriving = handoverSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'look',
        input: ({ context }) => ({ link: context.link! }),
        onDone: [
          { guard: { type: 'the link is wrong', params: lookedIn }, target: 'wrong' },
          { guard: { type: 'it was taken', params: lookedIn }, target: 'taken' },
          { guard: { type: 'it is gone', params: lookedIn }, target: 'gone' },
          { guard: 'this device has a draft', target: 'asking' },
          { target: 'fetching' },
        ],
        onError: 'offline',
      },
      on: { STOP: 'stopped' },
    },
    asking: {
      description: 'This device has an application that was not sent.',
      on: { REPLACE: 'fetching', KEEP: { target: '#handover.ended', actions: 'forget the link' } },
    },
    fetching: {
      ...transferring,
      entry: 'forget the progress',
      invoke: { src: 'fetch', input: ({ context }) => ({ link: context.link! }) },
      on: {
        FETCHED: { target: 'decrypting', actions: 'note what was fetched' },
        TAKEN: 'taken',
        GONE: 'gone',
        BROKEN: 'offline',
        STOP: 'stopped',
      },
    },
    decrypting: {
      invoke: {
        src: 'decrypt',
        input: ({ context }) => ({ link: context.link!, bytes: context.bytes! }),
        onDone: [
          { guard: { type: 'it belongs to another form', params: decryptedIn }, target: 'wrong' },
          { target: 'restoring', actions: { type: 'note what was decrypted', params: decryptedIn } },
        ],
        onError: 'damaged',
      },
    },
    restoring: {
      entry: ['forget the place', 'forget what it replaces', 'give it to the wizard'],
      invoke: {
        src: 'awaitSave',
        input: ({ context: { decrypted } }) => ({ submissionId: decrypted?.record.submission?.id }),
        onDone: 'removing',
        onError: 'unstored',
      },
      after: { saveTimeout: 'unstored' },
    },
    removing: {
      entry: 'forget the link',
      invoke: {
        src: 'remove',
        input: ({ context }) => ({ link: context.link! }),
        onDone: 'restored',
        onError: 'restored.notRemoved',
      },
    },
    restored: {
      on: { CLOSE: '#handover.ended' },
      initial: 'removed',
      states: {
        removed: {},
        notRemoved: {
          description: `The encrypted copy could not be removed, and is kept for at most ${HANDOVER_AGE / HOUR} hours.`,
        },
      },
    },
    unstored: {
      description: 'The page has the draft, and its encrypted copy waits on.',
      on: { CLOSE: '#handover.ended' },
    },
    offline: { on: { AGAIN: 'reading', CLOSE: '#handover.ended' } },
    stopped: { on: { AGAIN: 'reading', CLOSE: '#handover.ended' } },
    taken: {
      description: 'The link was opened before, perhaps on this device, or it was cancelled.',
      entry: 'forget the link',
      on: { CLOSE: '#handover.ended' },
    },
    gone: { entry: 'forget the link', on: { CLOSE: '#handover.ended' } },
    wrong: { entry: 'forget the link', on: { CLOSE: '#handover.ended' } },
    damaged: { entry: 'forget the link', on: { CLOSE: '#handover.ended' } },
  },
});

/**
 * The statechart of a draft that goes on on another device: what the first device does, and what the second one does. The page
 * provides the actors.
 */
export const handoverMachine = handoverSetup.createMachine({
  id: 'handover',
  context: ({ input }) => ({
    ...input,
    encrypted: undefined,
    progress: undefined,
    bytes: undefined,
    decrypted: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'a link was opened', target: 'arriving' },
        { guard: 'it was offered before', target: 'offering.offered.hidden' },
        { target: 'offering' },
      ],
    },
    offering,
    arriving,
    ended: { type: 'final' },
  },
});
