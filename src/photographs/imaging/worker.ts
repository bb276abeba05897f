import { type Asked, makePage, readPhotograph } from '#src/photographs/imaging/pages.ts';

/** A worker's own line to the page; TypeScript knows here only the page's. */
const line = globalThis as unknown as Worker;

/** Answers with what was made, or with nothing where that is not possible. */
line.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answer = 'corners' in data ? makePage(data) : readPhotograph(data.photograph);
  // A worker's line has one end.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer.catch(() => undefined).then((made) => line.postMessage(made));
});
