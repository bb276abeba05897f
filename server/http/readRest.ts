import { finished } from 'node:stream/promises';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { defaults } from '#server/settings.ts';

/** No honest body is half as long. */
const LONGEST = 2 * defaults.bodyBytes;

/**
 * The error handler of routes whose bodies may be refused while they arrive: the response is sent at once, and the rest of the body is
 * read. A client may read the response only after it has sent its whole body, and loses it when the connection is closed before (RFC
 * 9112, 9.6). nginx says `Connection: close`, and then answers 502.
 */
export const readRest = async (error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply): Promise<never> => {
  if (!raw.complete) {
    const { socket } = raw;
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LONGEST) socket.destroy();
    });
    raw.resume();
    if (!reply.raw.shouldKeepAlive) {
      // Otherwise Node closes the connection with the response.
      reply.raw.shouldKeepAlive = true;
      void Promise.allSettled([finished(raw), finished(reply.raw)]).then(() => socket.end());
    }
  }
  throw error;
};
