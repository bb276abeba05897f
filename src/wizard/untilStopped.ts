/**
 * Settles as some work does, and never once the signal has ended. An actor that was stopped and is started again, as
 * StrictMode does, would otherwise take what its first run comes to for the answer of its second.
 */
export const untilStopped = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void) => !signal.aborted && end();
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
