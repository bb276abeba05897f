import type { Terminal } from '#server/office/terminal.ts';

const EVERY = 2_000;

/** Says how far a long work is, at most every two seconds. */
export const progressOf = (terminal: Terminal, total: number, what: string): (() => void) => {
  let [done, said] = [0, performance.now()];
  return () => {
    done += 1;
    if (done === total || performance.now() - said < EVERY) return;
    said = performance.now();
    terminal.report(`${done} of ${total} ${what} ...`);
  };
};

/** Thrown where a work ends because somebody interrupted it. */
export class Interrupted extends Error {
  constructor(sentence = 'Interrupted: nothing of it was kept.') {
    super(sentence);
  }
}
