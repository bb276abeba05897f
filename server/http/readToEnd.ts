import type { IncomingMessage } from 'node:http';
import { limits } from '#forms/limits.ts';

/** More than this is not read to be thrown away. Bytes. */
const MOST = 2 * limits.applicationBytes;

/**
 * Reads the rest of a refused body: a client that still sends when its connection is closed does not see the answer. One
 * whose head announces more than `MOST` is left to Node; one that turns out to be longer is cut.
 */
export const readToEnd = async (request: IncomingMessage): Promise<void> => {
  if (Number(request.headers['content-length'] ?? 0) > MOST) return;
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST) return void request.destroy();
    }
  } catch {
    // Its client is gone.
  }
};
