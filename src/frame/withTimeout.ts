/**
 * A signal that is aborted after some milliseconds, or when another one is. `AbortSignal.any` came with Chrome 116,
 * Firefox 124 and Safari 17.4.
 */
export const withTimeout = (milliseconds: number, signal?: AbortSignal): AbortSignal => {
  const ends = new AbortController();
  const abort = () => ends.abort();
  setTimeout(abort, milliseconds);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return ends.signal;
};
