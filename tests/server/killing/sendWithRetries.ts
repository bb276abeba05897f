import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { fileOf, pdfOf } from '#tests/server/application.ts';
import type { Random } from '#tests/server/randomFrom.ts';

const THREE_AT_ONCE = 0.3;
const examples = Object.values(staffExamples);

const isReceipt = async (response: Response, submissionId: string) =>
  response.ok && ((await response.json()) as { submissionId: string }).submissionId === submissionId;

interface Options {
  /** Settles when the service runs. */
  ready: () => Promise<unknown>;
  /** Ends the tries. */
  signal: AbortSignal;
}

/** Sends one application until it is acknowledged, sometimes three times at once. Returns undefined when it is aborted. */
export const sendWithRetries = async (
  port: number,
  random: Random,
  { ready, signal }: Options,
): Promise<{ submissionId: string; attempts: number } | undefined> => {
  const submissionId = newId();
  const answers = examples[random.below(examples.length)];
  const passport = fileOf(pdfOf(2_000 + random.below(60_000)), `passport-${random.below(1e6)}.pdf`);
  const url = `http://127.0.0.1:${port}/api/staff`;
  const refusals: string[] = [];
  const send = async () => {
    const body = encode(submissionId, answers);
    body.delete('submissionParts');
    body.set('personalInfo[passport]', passport);
    const response = await fetch(url, { method: 'POST', body, headers: { connection: 'close' } });
    if (response.status === 422 || response.status === 413) refusals.push(await response.text());
    return isReceipt(response, submissionId);
  };

  for (let attempts = 1; !signal.aborted; attempts += 1) {
    await ready();
    const tries = Array.from({ length: random.chance(THREE_AT_ONCE) ? 3 : 1 }, () => send().catch(() => false));
    const outcomes = await Promise.all(tries);
    if (refusals.length > 0) throw new Error(`Refused: ${refusals[0]}`);
    if (outcomes.includes(true)) return { submissionId, attempts };
    await pause(20 + random.below(60));
  }
  return undefined;
};
