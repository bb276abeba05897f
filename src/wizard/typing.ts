import { idOf } from '#forms/questions.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

// What follows within PAUSE is sent together, at the latest after LONGEST.
const PAUSE = 200;
const LONGEST = 1_000;

type Change = Extract<WizardEvent, { type: 'CHANGE' }>;

export interface Typing {
  /** Sends an event to the machine: typing when it pauses, all else at once and after all that was typed before it. */
  send: (event: WizardEvent) => void;
  /** Sends at once what was typed last. */
  flush: () => void;
}

/**
 * Gathers typing for an actor: the first key in a field is sent at once, those that follow together. The control keeps the text
 * meanwhile.
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
