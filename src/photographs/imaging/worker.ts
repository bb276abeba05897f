import { makePage, type PageRequest, readPhotograph } from '#src/photographs/imaging/pages.ts';

/** The worker's global scope; TypeScript knows here only the window's. */
const scope = globalThis as unknown as Worker;

/** Answers with the page, or with undefined if it could not be made. */
scope.addEventListener('message', ({ data }: MessageEvent<PageRequest>) => {
  const answer = 'corners' in data ? makePage(data) : readPhotograph(data.photograph);
  // Only a window's `postMessage` takes an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer.catch(() => undefined).then((made) => scope.postMessage(made));
});
