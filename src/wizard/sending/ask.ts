import { ofetch } from 'ofetch';
import { referenceOf } from '#forms/reference.ts';
import type { Receipt } from '#machines/wizard/types.ts';

const TIMEOUT = 15_000;

/**
 * The receipt of a submission, or undefined if our intake does not have it. Rejects offline, and when another server answers.
 */
export const receiptOf = async (url: string, id: string, signal: AbortSignal): Promise<Receipt | undefined> => {
  const answer = await ofetch.raw<{ receivedAt?: string }>(`${url}/${id}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    // The machine decides about another attempt.
    retry: false,
    ignoreResponseError: true,
  });
  const isJson = /json/i.test(answer.headers.get('content-type') ?? '');
  if (answer.status === 404 && isJson) return undefined;
  if (!answer.ok || !isJson) throw new Error(`The answer was ${answer.status}.`);
  const { receivedAt } = answer._data ?? {};
  return { submissionId: id, reference: referenceOf(id), ...(receivedAt !== undefined && { receivedAt }) };
};
