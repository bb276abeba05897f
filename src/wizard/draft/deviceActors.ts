import { fromPromise } from 'xstate';
import { filesIn } from '#forms/attachment.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { draftMachine } from '#machines/draft.ts';
import type {
  DeviceState,
  DraftEvent,
  EarlyInput,
  FormInput,
  LockInput,
  WriteInput,
  Written,
} from '#machines/draftTypes.ts';
import { sender } from '#machines/sender.ts';
import { collectEarlyAnswers } from '#src/wizard/draft/earlyAnswers.ts';
import { followsLink } from '#src/wizard/draft/followsLink.ts';
import { hasLocks, lockStolen, releaseLock, takeLock } from '#src/wizard/draft/locks.ts';
import { readDraft, writeDraft } from '#src/wizard/draft/records.ts';
import { tabChannel } from '#src/wizard/draft/tabChannel.ts';

const REQUEST = 'REQUESTED';

const requestLock = fromPromise<boolean, LockInput>(({ input: { form, timeout }, signal }) =>
  takeLock(form, { timeout, signal }),
);

const stealLock = fromPromise<boolean, FormInput>(({ input: { form }, signal }) =>
  takeLock(form, { signal, steal: true }),
);

// A tab that nobody looks at would take the form from one that is loaded again.
const awaitLock = sender<DraftEvent, FormInput>(({ input: { form }, sendBack, signal }) => {
  let request = new AbortController();
  const ask = () => {
    request.abort();
    if (document.hidden || !hasLocks()) return;
    request = new AbortController();
    takeLock(form, { signal: request.signal }).then(
      () => sendBack({ type: 'GRANTED' }),
      () => undefined,
    );
  };
  signal.addEventListener('abort', () => request.abort());
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
});

const holdLock = sender<DraftEvent, FormInput>(({ input: { form }, sendBack, signal }) => {
  const channel = tabChannel(form);
  channel?.addEventListener('message', ({ data }) => data === REQUEST && sendBack({ type: REQUEST }));
  void lockStolen(form).then(() => sendBack({ type: 'STOLEN' }));
  signal.addEventListener('abort', () => {
    channel?.close();
    releaseLock(form);
  });
});

/** The draft says that the device refuses it, the console why. */
const logged = (what: string, signal?: AbortSignal) => (error: unknown) => {
  if (!signal?.aborted) console.error(`The draft could not be ${what} this device.`, error);
  throw error;
};

const readDevice = fromPromise<DeviceState, FormInput>(({ input: { form }, signal }) =>
  readDraft(form, signal).catch(logged('read from', signal)),
);

const writeDevice = fromPromise<Written, WriteInput>(({ input }) => writeDraft(input).catch(logged('stored on')));

const watchPage = sender<DraftEvent>(({ sendBack, signal }) => {
  document.addEventListener('visibilitychange', () => sendBack({ type: 'HIDE' }), { signal });
  document.addEventListener('click', (event) => followsLink(event) && sendBack({ type: 'HIDE' }), { signal });
  window.addEventListener('pagehide', () => sendBack({ type: 'LEAVE' }), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && sendBack({ type: 'RETURN' }), { signal });
});

let isRequested = false;

/** The draft's machine with this browser's storage, locks and page. */
export const draftOnDevice = draftMachine.provide({
  actors: {
    requestLock,
    stealLock,
    awaitLock,
    holdLock,
    readDevice,
    collectEarlyAnswers: fromPromise<DraftGroup | undefined, EarlyInput>(async ({ input }) =>
      collectEarlyAnswers(input),
    ),
    writeDevice,
    watchPage,
  },
  actions: {
    'ask the other tab': ({ context: { form } }) => {
      const channel = tabChannel(form);
      // A channel reaches its own origin only.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage(REQUEST);
      channel?.close();
    },
    'ask for persistence': ({ context: { record } }) => {
      // Only Firefox would ask the applicant for permission.
      if (isRequested || filesIn(record?.draft).length === 0 || /Firefox/.test(navigator.userAgent)) return;
      isRequested = true;
      void navigator.storage?.persist?.();
    },
  },
});
