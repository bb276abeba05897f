import { secondsToRetry } from '#src/wizard/sending/retryAfter.ts';

export interface Answer {
  status: number;
  /** The media type the answer claims. */
  type: string;
  text: string;
  /** Seconds after which to try again, when the answer says so. */
  retryAfter: number | undefined;
}

/**
 * Posts a multipart body and reports how many bytes were sent. XMLHttpRequest, since fetch has no upload progress. Rejects
 * when the connection breaks, and when the signal aborts it.
 */
export const upload = (
  url: string,
  body: FormData,
  onProgress: ((sent: number, total: number) => void) | undefined,
  signal: AbortSignal,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.addEventListener('error', () => reject(new Error('The connection broke.')));
    request.addEventListener('abort', () => reject(new Error('The upload was ended.')));
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        type: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
        retryAfter: secondsToRetry(request.getResponseHeader('retry-after'), request.getResponseHeader('date')),
      }),
    );
    request.open('POST', url);
    // With a listener on the upload, a request to another origin would need a CORS preflight.
    if (onProgress) request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
