import { and, or, stateIn } from 'xstate';
import { stateConfig } from '#machines/wizard/setup.ts';

/** The region of something that the form does not have. */
export const unused = stateConfig({ initial: 'unused', states: { unused: {} } });

const savedAtOnce = { type: 'save the draft', params: { now: true } } as const;

/** Reads chosen files, one choice at a time; the applicant may go to another step meanwhile. */
export const readingFiles = stateConfig({
  initial: 'read',
  states: {
    read: {
      entry: 'empty the queue',
      on: {
        CHOOSE: [
          { guard: stateIn({ journey: { opening: 'restoring' } }), target: 'chosen', actions: 'queue the files' },
          { target: 'reading', actions: 'queue the files' },
        ],
      },
    },
    // The draft is not there yet: what is read now would be attached to another one.
    chosen: {
      on: { CHOOSE: { actions: 'queue the files' }, RESTORE: 'reading', SUSPEND: 'read' },
    },
    reading: {
      invoke: { src: 'read', input: ({ context }) => context.reading[0]! },
      on: {
        CHOOSE: [
          // A PDF of photographs is on the device: it does not wait for a file that may be in a cloud.
          {
            guard: stateIn({ photographs: 'open' }),
            target: 'reading',
            reenter: true,
            actions: { type: 'queue the files', params: { first: true } },
          },
          { actions: 'queue the files' },
        ],
        ATTACH: [
          {
            guard: 'more files wait',
            target: 'reading',
            reenter: true,
            actions: ['emit what was attached', 'attach the files', savedAtOnce],
          },
          { target: 'read', actions: ['emit what was attached', 'attach the files', savedAtOnce] },
        ],
        RESTART: 'read',
        RESTORE: 'read',
        SUSPEND: 'read',
      },
    },
  },
});

/** The dialog of photographs, which are kept with the draft until they are attached. */
export const takingPhotographs = stateConfig({
  initial: 'closed',
  on: {
    RESTORE: [{ guard: 'photographs were kept', target: '.loading' }, { target: '.closed' }],
    RESTART: '.closed',
    SUSPEND: '.closed',
  },
  states: {
    closed: { on: { PHOTOGRAPH: { target: 'loading', actions: 'note what is photographed' } } },
    loading: {
      invoke: {
        src: 'loadPhotographs',
        onDone: [
          { guard: 'what is photographed is asked', target: 'loaded' },
          { target: 'closed', actions: ['forget the photographs', 'save the draft'] },
        ],
        onError: 'notLoaded',
      },
      after: { partTimeout: 'notLoaded' },
    },
    // Nothing can be attached to what is being sent, or was, nor before a question of another dialog is answered.
    loaded: {
      always: {
        guard: and([
          stateIn({ journey: 'steps' }),
          or([
            stateIn({ handover: 'closed' }),
            stateIn({ handover: 'notLoaded' }),
            // The link may wait for a day.
            'it was offered to another device',
          ]),
        ]),
        target: 'open',
      },
    },
    open: {
      on: {
        KEEP_PHOTOGRAPHS: { actions: ['keep the photographs', 'save the draft'] },
        END_PHOTOGRAPHS: { target: 'closed', actions: ['forget the photographs', 'save the draft'] },
        CHOOSE: 'attaching',
      },
    },
    // The photographs stay with the draft until their PDF is read.
    attaching: {
      on: {
        ATTACH: { target: 'closed', actions: ['forget the photographs', savedAtOnce] },
      },
    },
    notLoaded: { on: { PHOTOGRAPH: { target: 'loading', actions: 'note what is photographed' } } },
  },
});

/** The draft goes on on another device, or comes from one. */
export const handingOver = stateConfig({
  initial: 'closed',
  on: { SHARE: { actions: ['note what is shared', 'save the draft'] } },
  states: {
    closed: {
      on: { HAND_OVER: 'loading', RESTORE: { guard: 'it was offered to another device', target: 'loading' } },
    },
    loading: {
      invoke: { src: 'loadHandover', onDone: 'open', onError: 'notLoaded' },
      after: { partTimeout: 'notLoaded' },
      on: { RESTART: { guard: 'it was offered to another device', target: 'closed' } },
    },
    open: { on: { END_HAND_OVER: 'closed', RESTART: 'closed' } },
    notLoaded: { on: { HAND_OVER: 'loading', RESTART: 'closed' } },
  },
});

/** Loads the rules of phone numbers. */
export const loadingPhoneRules = stateConfig({
  initial: 'loading',
  invoke: {
    src: 'phoneRules',
    onDone: {
      target: '.loaded',
      actions: { type: 'note the phone rules', params: ({ event }) => ({ phoneRules: event.output }) },
    },
    onError: '.missing',
  },
  states: {
    loading: {},
    loaded: {},
    // Only the digits of a number are counted. The intake checks it.
    missing: {},
  },
});

/**
 * A key is in the draft at once. What the page shows follows when the typing pauses, or with whatever else happens: between two keys
 * no step is validated and nothing is rendered, unless the question shows a message.
 */
export const checkingAnswers = stateConfig({
  initial: 'checked',
  states: {
    checked: {
      tags: 'checked',
      on: { CHANGE: { guard: 'more keys may follow', target: 'typing' } },
    },
    typing: {
      after: { typingPause: 'checked' },
      on: {
        CHANGE: [{ guard: 'more keys may follow', target: 'typing', reenter: true }, { target: 'checked' }],
        // The device saves while keys follow each other.
        SAVE_SETTLED: {},
        PRESS: 'pressed',
        '*': 'checked',
      },
    },
    // What appears or goes would move the button away.
    pressed: {
      on: { SAVE_SETTLED: {}, '*': 'checked' },
    },
  },
});

/** Compares the device's clock with the date of the server. */
export const checkingClock = stateConfig({
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'checkClock',
        onDone: {
          target: 'known',
          actions: { type: 'note the wrong day', params: ({ event }) => ({ wrongDay: event.output }) },
        },
        onError: 'unknown',
      },
    },
    // The date of the server counts where that of the device is wrong.
    known: {},
    // The date of the device counts.
    unknown: {
      after: { clockDelay: 'checking' },
    },
  },
});
