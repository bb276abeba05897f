import { idOf } from '#forms/questions.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

// Keys are sent together until a pause of this length, in milliseconds, and at least once in LONGEST.
const PAUSE = 200;
const LONGEST = 1_000;

type Change = Extract<WizardEvent, { type: 'CHANGE' }>;

export interface Typing {
  /** Sends an event to the machine. Typing is sent at the next pause; any other event at once, after the pending typing. */
  send: (event: WizardEvent) => void;
  /** Sends the pending typing now. */
  flush: () => void;
}

/**
 * Gathers typing for an actor: the first key in a field is sent at once, the keys after it are sent together. Until then only the
 * control has their text.
 */
export const gatherTyping = (actor: WizardActor): Typing => {
  let pending: Change | undefined;
  let field: string | undefined;
  let typedAt = 0;
  let sentAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendChange = (change: Change) => {
    pending = undefined;
    sentAt = performance.now();
    actor.send(change);
  };
  const flush = () => pending && sendChange(pending);
  const onTimer = () => {
    const now = performance.now();
    const rest = typedAt + PAUSE - now;
    timer = rest > 0 ? setTimeout(onTimer, rest) : undefined;
    if (rest <= 0 || now - sentAt >= LONGEST) flush();
  };
  const type = (change: Change) => {
    const id = idOf(change.path);
    const follows = timer !== undefined && id === field;
    if (!follows) flush();
    field = id;
    typedAt = performance.now();
    timer ??= setTimeout(onTimer, PAUSE);
    if (follows) pending = change;
    else sendChange(change);
  };
  const send = (event: WizardEvent) => {
    if (event.type === 'CHANGE' && event.typing) return type(event);
    flush();
    actor.send(event);
  };
  return { send, flush };
};
