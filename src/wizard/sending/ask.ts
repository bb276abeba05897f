import { ofetch } from 'ofetch';
import type { StatusAnswer } from '#machines/sendingTypes.ts';
import { statusIn } from '#src/wizard/sending/answered.ts';
import { secondsToRetry } from '#src/wizard/sending/retryAfter.ts';

const TIMEOUT = 15_000;

/** What our intake says about a submission. Rejects when the connection breaks. */
export const askAbout = async (url: string, id: string, signal: AbortSignal): Promise<StatusAnswer> => {
  const { status, headers, _data } = await ofetch.raw<string, 'text'>(`${url}/${id}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    responseType: 'text',
    cache: 'no-store',
    // The machine decides about another attempt.
    retry: false,
    ignoreResponseError: true,
  });
  return statusIn(
    {
      status,
      type: headers.get('content-type') ?? '',
      text: _data ?? '',
      retryAfter: secondsToRetry(headers.get('retry-after'), headers.get('date')),
    },
    id,
  );
};
