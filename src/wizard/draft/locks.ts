import type { Form } from '#forms/form.ts';

// A tab holds a form's draft as long as its promise is pending.
const held = new Map<string, () => void>();

const nameOf = ({ name }: Form) => `bac-draft-${name}`;

/**
 * What tabs tell each other of a form: that one asks for the draft, or has claimed it. Some browsers inside other apps have
 * no such channel; each write still finds out that another tab has claimed the draft.
 */
export const channelOf = (form: Form): BroadcastChannel | undefined =>
  'BroadcastChannel' in window ? new BroadcastChannel(nameOf(form)) : undefined;

/** Lets go of a form's draft, if this tab holds it. */
export const letGo = (form: Form): void => {
  held.get(form.name)?.();
  held.delete(form.name);
};

interface Wish {
  /** How long another tab may hold on, in milliseconds. */
  patience?: number;
  signal: AbortSignal;
  /** Takes it even from a tab that does not answer. */
  steals?: boolean;
  onStolen?: () => void;
}

/**
 * Takes a form's draft for this tab; resolves with false when another one holds it for longer than the patience. Without
 * Web Locks, as on a page without TLS, it is everyone's: the draft's generation decides alone.
 */
export const take = (form: Form, { patience, signal, steals, onStolen }: Wish): Promise<boolean> => {
  if (held.has(form.name) || !navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const ends = new AbortController();
    const timer = patience === undefined ? undefined : setTimeout(() => ends.abort(), patience);
    signal.addEventListener('abort', () => ends.abort());
    let granted = false;
    const hold = () => {
      clearTimeout(timer);
      if (signal.aborted) return undefined;
      granted = true;
      resolve(true);
      return new Promise<void>((release) => held.set(form.name, release));
    };
    const options = steals ? { steal: true } : { signal: ends.signal };
    navigator.locks.request(nameOf(form), options, hold).catch(() => {
      if (!granted) return resolve(false);
      held.delete(form.name);
      onStolen?.();
    });
  });
};
