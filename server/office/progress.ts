import type { TaskOptions } from '#server/office/terminal.ts';

/** Milliseconds between two reports. */
const INTERVAL = 2_000;

/** Returns a function that counts one step of a task and reports the count from time to time. */
export const progressOf = ({ report }: TaskOptions, total: number, what: string): (() => void) => {
  let [done, lastReport] = [0, performance.now()];
  return () => {
    done += 1;
    if (done === total || performance.now() - lastReport < INTERVAL) return;
    lastReport = performance.now();
    report?.(`${done} of ${total} ${what} ...`);
  };
};
