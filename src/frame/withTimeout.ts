/**
 * A signal that is aborted after some milliseconds, or when another one is. Safari has `AbortSignal.any` since 17.4, and
 * `AbortSignal.timeout` since 16.
 */
export const withTimeout = (milliseconds: number, signal?: AbortSignal): AbortSignal => {
  const ends = new AbortController();
  const abort = () => ends.abort();
  setTimeout(abort, milliseconds);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return ends.signal;
};
