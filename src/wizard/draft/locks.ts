import type { Form } from '#forms/form.ts';

/** A lock that this tab holds, until it is released or stolen. */
interface Held {
  release: () => void;
  stolen: Promise<void>;
}

const held = new Map<string, Held>();

const nameOf = ({ name }: Form) => `bac-draft-${name}`;

/** A page without TLS has no locks: there only the draft's generation decides which tab may write. */
export const hasLocks = (): boolean => navigator.locks !== undefined;

/** Whether any tab holds the lock of a form's draft. */
const isHeld = async (form: Form): Promise<boolean> => {
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === nameOf(form));
};

/** Releases the lock of a form's draft, if this tab holds it. */
export const releaseLock = (form: Form): void => {
  held.get(form.name)?.release();
  held.delete(form.name);
};

/** Resolves when another tab has stolen the lock that this tab holds. */
export const lockStolen = (form: Form): Promise<void> => held.get(form.name)?.stolen ?? new Promise(() => undefined);

interface LockOptions {
  /** How long to wait for another tab, in milliseconds; if absent, without limit. */
  timeout?: number;
  signal: AbortSignal;
  steal?: boolean;
}

/**
 * Takes the lock of a form's draft for this tab. Resolves with false when another tab holds it for longer than the timeout.
 * Never settles after the signal is aborted: StrictMode starts an actor twice, and the second run would get the first one's result.
 */
export const takeLock = (form: Form, { timeout, signal, steal = false }: LockOptions): Promise<boolean> => {
  if (held.has(form.name) || !hasLocks()) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const ends = new AbortController();
    // Gives up only while a tab holds the lock: a busy browser may grant a free one after the timeout.
    const giveUp = async () => (await isHeld(form)) && ends.abort();
    const timer = timeout === undefined ? undefined : setInterval(giveUp, timeout);
    signal.addEventListener('abort', () => ends.abort());
    let onStolen: (() => void) | undefined;
    const hold = () => {
      clearInterval(timer);
      if (signal.aborted) return undefined;
      const stolen = new Promise<void>((steals) => (onStolen = steals));
      return new Promise<void>((release) => {
        held.set(form.name, { release, stolen });
        resolve(true);
      });
    };
    navigator.locks.request(nameOf(form), steal ? { steal } : { signal: ends.signal }, hold).catch((error: unknown) => {
      clearInterval(timer);
      if (onStolen) {
        held.delete(form.name);
        onStolen();
      } else if (!signal.aborted) {
        if (ends.signal.aborted) resolve(false);
        else reject(error);
      }
    });
  });
};
