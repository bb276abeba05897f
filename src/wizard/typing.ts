import { idOf } from '#forms/questions.ts';
import type { WizardActor, WizardEvent } from '#machines/wizard/types.ts';

// A pause ends what was typed together; someone who types without one is heard at least once in LATEST.
const PAUSE = 200;
const LATEST = 1_000;

type Change = Extract<WizardEvent, { type: 'CHANGE' }>;

export interface Typing {
  /** Tells the machine; what is being typed in pauses, all else at once and after all that was typed before it. */
  send: (event: WizardEvent) => void;
  /** Tells the machine at once what was typed last. */
  flush: () => void;
}

/**
 * Gathers typing for an actor: the first key in a field is sent at once, those that follow together. The control keeps
 * the text meanwhile.
 */
export const gatherTyping = (actor: WizardActor): Typing => {
  let held: Change | undefined;
  let field: string | undefined;
  let typedAt = 0;
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (change: Change) => {
    held = undefined;
    heardAt = performance.now();
    actor.send(change);
  };
  const flush = () => held && tell(held);
  const look = () => {
    const now = performance.now();
    const rest = typedAt + PAUSE - now;
    timer = rest > 0 ? setTimeout(look, rest) : undefined;
    if (rest <= 0 || now - heardAt >= LATEST) flush();
  };
  const type = (change: Change) => {
    const id = idOf(change.path);
    const follows = timer !== undefined && id === field;
    if (!follows) flush();
    field = id;
    typedAt = performance.now();
    timer ??= setTimeout(look, PAUSE);
    if (follows) held = change;
    else tell(change);
  };
  const send = (event: WizardEvent) => {
    if (event.type === 'CHANGE' && event.typing) return type(event);
    flush();
    actor.send(event);
  };
  return { send, flush };
};
