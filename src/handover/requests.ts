import { HANDOVER_PATH, HANDOVER_TYPE } from '#forms/handover.ts';

/** Milliseconds. */
const TIMEOUT = 15_000;

interface Options {
  body?: Blob;
  /** Bytes that were sent or received, and of how many. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal | undefined;
}

interface HandoverAnswer {
  status: number;
  /** It is an encrypted draft, and not the page of something in between. */
  isDraft: boolean;
  bytes: ArrayBuffer;
}

/**
 * A request about the encrypted draft of an id. A transfer has no timeout. XMLHttpRequest, since fetch has no upload progress. Rejects
 * when the connection breaks, and when the signal aborts it.
 */
export const call = (
  method: 'PUT' | 'GET' | 'HEAD' | 'DELETE',
  id: string,
  { body, onProgress, signal }: Options = {},
): Promise<HandoverAnswer> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    for (const type of ['error', 'abort', 'timeout'])
      request.addEventListener(type, () => reject(new Error(`The request ended: ${type}.`)));
    request.addEventListener('load', () => {
      const { status } = request;
      const isDraft = status === 200 && request.getResponseHeader('content-type') === HANDOVER_TYPE;
      resolve({ status, isDraft, bytes: request.response as ArrayBuffer });
    });
    request.open(method, `${HANDOVER_PATH}/${id}`);
    request.responseType = 'arraybuffer';
    if (onProgress)
      (body ? request.upload : request).addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    else request.timeout = TIMEOUT;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });

export const textOf = ({ bytes }: HandoverAnswer): string => new TextDecoder().decode(bytes);
