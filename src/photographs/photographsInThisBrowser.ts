import { fromPromise } from 'xstate';
import { isPhotograph } from '#forms/photograph.ts';
import { readBlob } from '#forms/readBlob.ts';
import { photographsMachine } from '#machines/photographs.ts';
import type { Made, Page, Reading } from '#machines/photographsTypes.ts';
import { hidesPictures } from '#src/photographs/imaging/hidesPictures.ts';
import type { PageRequest } from '#src/photographs/imaging/pages.ts';
import { writePdf } from '#src/photographs/imaging/pdf.ts';
// Vite makes the worker's file and gives its address.
// oxlint-disable-next-line import/default
import workerUrl from '#src/photographs/imaging/worker.ts?worker&url';
import { ownScript } from '#src/wizard/ownScript.ts';

/** Sends a request to a new worker. After the answer, or the abort, the worker is terminated and its memory is free. */
const ask = <Answer>(request: PageRequest, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(ownScript(workerUrl), { type: 'module' });
    const end = () => worker.terminate();
    const answer = (made?: Answer) => {
      end();
      if (made) resolve(made);
      else reject(new Error('The photograph could not be read.'));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | undefined>) => answer(data));
    worker.addEventListener('error', () => answer());
    signal.addEventListener('abort', end);
    // Only a window's `postMessage` takes an origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request);
  });

const read = async (photograph: File, signal: AbortSignal): Promise<Reading> => {
  const head = new Uint8Array(await readBlob(photograph.slice(0, 12)));
  // A photograph that is stored elsewhere may seem empty.
  if (!isPhotograph(head)) return { became: 'refused', refusal: head.length > 0 ? 'other' : 'unreadable' };
  // A browser may hide pictures from its pages and not from their workers, or the other way round.
  if (hidesPictures()) return { became: 'hidden' };
  // Of these formats only HEIC begins with the byte 0.
  const refusal = head[0] === 0 ? 'heic' : 'unreadable';
  return ask<Reading>({ photograph }, signal).catch(() => ({ became: 'refused', refusal }));
};

/** The machine of photographs, which decodes them in a worker of this browser. */
export const photographsInThisBrowser = photographsMachine.provide({
  guards: {
    // Safari has both in its workers since 16.4.
    'the browser is too old': () => typeof OffscreenCanvas === 'undefined' || typeof CompressionStream === 'undefined',
  },
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(({ input, signal }) =>
      read(input.photograph as File, signal),
    ),
    make: fromPromise<Made, Pick<Page, 'photograph' | 'corners' | 'color'>>(({ input, signal }) => {
      const { photograph, corners, color } = input;
      return ask({ photograph: photograph as Blob, corners, color }, signal);
    }),
    combine: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(
      async ({ input: { name, pictures } }) => {
        const bytes = await Promise.all((pictures as readonly Blob[]).map(readBlob));
        return new File([writePdf(bytes.map((each) => new Uint8Array(each)))], name, { type: 'application/pdf' });
      },
    ),
  },
});

/** Fetches the worker's script into the browser's cache, so that it starts offline as well. Rejects where it does not come. */
export const fetchWorker = async (): Promise<void> => {
  const { ok, status } = await fetch(workerUrl);
  if (!ok) throw new Error(`The worker's script was answered with ${status}.`);
};
