import { fromCallback, fromPromise } from 'xstate';
import { draftMachine } from '#machines/draft.ts';
import type { DraftEvent, DraftInput, WriteInput } from '#machines/draftTypes.ts';
import { claim } from '#src/wizard/draft/claim.ts';
import { channelOf, letGo, take } from '#src/wizard/draft/locks.ts';
import { writeDraft } from '#src/wizard/draft/records.ts';
import { untilStopped } from '#src/wizard/untilStopped.ts';

type OfForm = Pick<DraftInput, 'form'>;

const write = fromPromise<boolean, WriteInput>(({ input }) =>
  writeDraft(input).catch((error: unknown) => {
    console.error('The draft could not be stored on this device.', error);
    throw error;
  }),
);

const hold = fromCallback<DraftEvent, OfForm>(({ input: { form }, sendBack }) => {
  const channel = channelOf(form);
  const stolen = () => sendBack({ type: 'TAKEN' });
  channel?.addEventListener('message', ({ data }: MessageEvent<'ASKED' | 'TAKEN'>) => sendBack({ type: data }));
  window.addEventListener(`stolen-${form.name}`, stolen);
  return () => {
    channel?.close();
    window.removeEventListener(`stolen-${form.name}`, stolen);
    letGo(form);
  };
});

const turn = fromPromise<unknown, OfForm>(({ input: { form }, signal }) =>
  // Without locks nobody hears that the other tab has let go.
  navigator.locks ? untilStopped(signal, take(form, { signal })) : new Promise(() => undefined),
);

const page = fromCallback<DraftEvent>(({ sendBack }) => {
  const hide = () => sendBack({ type: 'HIDE' });
  const leave = () => sendBack({ type: 'LEAVE' });
  const back = ({ persisted }: PageTransitionEvent) => persisted && sendBack({ type: 'RETURN' });
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', back);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', back);
  };
});

let asked = false;
const persist = () => {
  if (!asked) void navigator.storage?.persist?.();
  asked = true;
};

/** The draft's machine with this browser's storage, locks and page. */
export const draftOnDevice = draftMachine.provide({
  actors: { claim, write, hold, turn, page },
  actions: { 'ask the device to keep it for good': persist },
});
