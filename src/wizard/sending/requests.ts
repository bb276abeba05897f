import { ofetch } from 'ofetch';
import { withTimeout } from '#src/frame/withTimeout.ts';

/** The origin of a backend of the school's own. */
export const backend = import.meta.env.VITE_BACKEND_URL ?? '';

/** Our own intake answers status requests; another backend does not. */
export const ownIntake = backend === '';

/** How long a status request may take, in milliseconds. */
const STATUS_TIMEOUT = 15_000;

export interface Answer {
  status: number;
  /** The media type the answer claims. */
  type: string;
  text: string;
  /** Seconds after which to try again, when the answer says so. */
  retryAfter: number | undefined;
}

/** Nobody waits longer. */
const DAY = 24 * 60 * 60;

/**
 * Seconds until another attempt, from a Retry-After header: a number of seconds, or a date, which is compared with the date of
 * the same answer since the device's clock may be wrong. Undefined where it is neither, and where it is more than a day.
 */
export const secondsToRetry = (retryAfter: string | null, date: string | null): number | undefined => {
  if (!retryAfter?.trim()) return undefined;
  const [until, from] = [Date.parse(retryAfter), Date.parse(date ?? '')];
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((until - (Number.isNaN(from) ? Date.now() : from)) / 1000);
  return seconds >= 0 && seconds <= DAY ? seconds : undefined;
};

/**
 * Posts a multipart body and reports how many bytes were sent. XMLHttpRequest, since fetch has no upload progress. Rejects
 * when the connection breaks, and when the signal aborts it.
 */
export const post = (
  url: string,
  body: FormData,
  onProgress: ((sent: number, total: number) => void) | undefined,
  signal: AbortSignal,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const breaks = () => reject(new Error('The connection broke.'));
    request.addEventListener('error', breaks);
    request.addEventListener('abort', breaks);
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      resolve({
        status: request.status,
        type: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
        // The browser reports a header that another origin does not expose.
        retryAfter: secondsToRetry(retryAfter, retryAfter && request.getResponseHeader('date')),
      });
    });
    request.open('POST', url);
    // With a listener on the upload, a request to another origin would need a CORS preflight.
    if (onProgress) request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });

/** Requests a status. Rejects when the connection breaks. */
export const ask = async (url: string, signal: AbortSignal): Promise<Answer> => {
  const { status, headers, _data } = await ofetch.raw<string, 'text'>(url, {
    signal: withTimeout(STATUS_TIMEOUT, signal),
    responseType: 'text',
    cache: 'no-store',
    // It leads to the sign-in page of a Wi-Fi network, which this page may not read.
    redirect: 'manual',
    // The machine decides about another attempt.
    retry: false,
    ignoreResponseError: true,
  });
  return {
    status,
    type: headers.get('content-type') ?? '',
    text: _data ?? '',
    retryAfter: secondsToRetry(headers.get('retry-after'), headers.get('date')),
  };
};
