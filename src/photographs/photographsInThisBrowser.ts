import { fromPromise } from 'xstate';
import { photographKind } from '#forms/photograph.ts';
import { photographsMachine } from '#machines/photographs.ts';
import type { Made, Page, Reading, ReadPhotograph } from '#machines/photographsTypes.ts';
import type { Asked } from '#src/photographs/imaging/pages.ts';
import { writePdf } from '#src/photographs/imaging/pdf.ts';
// Vite makes the worker's file and gives its address.
// oxlint-disable-next-line import/default
import workerUrl from '#src/photographs/imaging/worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL: (url: string) => string };
}

// Where scripts have to be trusted, this one is, and no other.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('photographs', {
  createScriptURL: () => workerUrl,
});

let worker: Worker | undefined;

/** Ends the worker and frees what it holds; it starts again when it is needed. */
export const endWorker = (): void => {
  worker?.terminate();
  worker = undefined;
};

/** Asks the worker for one thing at a time. What nobody waits for any longer ends with the worker. */
const ask = <Answer>(asked: Asked, signal: AbortSignal): Promise<Answer> => {
  worker ??= new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  const asking = worker;
  return new Promise((resolve, reject) => {
    const fail = () => {
      endWorker();
      reject(new Error('The photograph could not be read.'));
    };
    const hear = ({ data }: MessageEvent<Answer | undefined>) => (data ? resolve(data) : fail());
    asking.addEventListener('message', hear, { once: true });
    asking.addEventListener('error', fail, { once: true });
    signal.addEventListener('abort', endWorker);
    // A worker's line has one end.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    asking.postMessage(asked);
  });
};

const read = async (photograph: File, signal: AbortSignal): Promise<Reading> => {
  const kind = photographKind(new Uint8Array(await photograph.slice(0, 12).arrayBuffer()));
  if (!kind) return { became: 'refused', refusal: 'other' };
  return ask<ReadPhotograph>({ photograph }, signal).then(
    (page) => ({ became: 'read', read: page }),
    () => ({ became: 'refused', refusal: kind === 'heic' ? 'heic' : 'unreadable' }),
  );
};

/** The machine of photographs with this browser's way to decode them, in a worker. */
export const photographsInThisBrowser = photographsMachine.provide({
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(({ input, signal }) =>
      read(input.photograph as File, signal),
    ),
    make: fromPromise<Made, Pick<Page, 'photograph' | 'corners' | 'colour'>>(({ input, signal }) => {
      const { photograph, corners, colour } = input;
      return ask({ photograph: photograph as Blob, corners, colour }, signal);
    }),
    bind: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(
      async ({ input: { name, pictures } }) => {
        const bytes = await Promise.all((pictures as readonly Blob[]).map((each) => each.arrayBuffer()));
        return new File([writePdf(bytes.map((each) => new Uint8Array(each)))], name, { type: 'application/pdf' });
      },
    ),
  },
});

/** Fetches the worker ahead, so that it starts without a line. */
export const fetchWorker = () => fetch(workerUrl);
