import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Handles the pipelined requests of a connection one after another. Node would handle them all at once: each response then opens
 * its file, and none is closed when the client disconnects without reading them.
 */
export const handlePipelinedInTurn = (intake: FastifyInstance): void => {
  const responses = new WeakMap<Socket, Promise<void>>();
  intake.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const previous = responses.get(socket);
    responses.set(socket, new Promise((resolve) => void reply.raw.once('close', resolve)));
    await previous;
    if (socket.destroyed) reply.hijack();
  });
  // Node would answer each request beyond `maxRequestsPerSocket` with 503 and keep these responses for a client that does not read.
  // The last allowed response carries `Connection: close`, so a client that waits for its responses never sends more.
  intake.server.on('dropRequest', (_request, socket) => socket.destroy());
};
