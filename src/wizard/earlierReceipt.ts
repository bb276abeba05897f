import { FetchError, ofetch } from 'ofetch';
import { referenceOf } from '#forms/reference.ts';
import type { Receipt } from '#machines/wizard/types.ts';
import { brokenLine } from '#src/wizard/failures.ts';

/** The receipt of an earlier send whose answer was lost, if the intake has it. Rejects with a `Failure` without a line. */
export const earlierReceipt = async (url: string, id: string): Promise<Receipt | undefined> => {
  try {
    const found = await ofetch<{ receivedAt?: string }>(`${url}/${id}`, { retry: 1 });
    return { submissionId: id, reference: referenceOf(id), earlier: true, ...found };
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return undefined;
    throw brokenLine;
  }
};
