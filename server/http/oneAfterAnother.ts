import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Begins a request of a socket when the one before it has been answered. Otherwise a client that asks a thousand times
 * and reads nothing makes a thousand answers open their files, and leaves them open when it goes: Node ends no answer that
 * waits behind another.
 */
export const answerOneAfterAnother = (intake: FastifyInstance): void => {
  const answered = new WeakMap<Socket, Promise<void>>();
  intake.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = answered.get(socket);
    answered.set(socket, new Promise((resolve) => void reply.raw.once('close', resolve)));
    await before;
    if (socket.destroyed) reply.hijack();
  });
  // Node answers each request beyond `maxRequestsPerSocket` with 503, and holds those answers for a client that does not
  // read. A client that waits for each answer is told by the last of them to close.
  intake.server.on('dropRequest', (_request, socket) => socket.destroy());
};
