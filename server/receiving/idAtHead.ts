import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { ID_PART, submissionIdSchema } from '#forms/wire.ts';

const FIRST_PART = new RegExp(
  `^--[^\r\n]+\r\ncontent-disposition: form-data; name="${ID_PART}"\r\n\r\n([^\r\n]+)\r\n`,
  'i',
);
/** A boundary has at most 70 characters, so a first part that is an id ends before this. */
const ENOUGH = 256;
/** What does not begin to come in so many milliseconds is not waited for. */
const PATIENCE = 2_000;

/**
 * The submissionId at the head of a body that nobody has read from, as a browser writes it. Nothing when the body begins
 * otherwise or too late. What it reads is gone: for a body that will not be received.
 */
export const idAtHead = async (request: IncomingMessage): Promise<string | undefined> => {
  // It would have to be asked for.
  if (request.headers.expect !== undefined) return undefined;
  const signal = AbortSignal.timeout(PATIENCE);
  const chunks: Buffer[] = [];
  const head = () => Buffer.concat(chunks).toString('latin1', 0, ENOUGH);
  while (head().length < ENOUGH && !FIRST_PART.test(head())) {
    const chunk: Buffer | null = request.read();
    if (chunk) chunks.push(chunk);
    else if (request.complete || signal.aborted) break;
    else await once(request, 'readable', { signal }).catch(() => {});
  }
  const id = v.safeParse(submissionIdSchema, FIRST_PART.exec(head())?.[1]);
  return id.success ? id.output : undefined;
};
