import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#server/http/problemError.ts';

/** Lets uploads under way finish when the intake stops, and tells every client to connect anew. */
export const shutDownGracefully = (intake: FastifyInstance): void => {
  let closing = false;
  intake.addHook('preClose', async () => {
    closing = true;
  });
  intake.addHook('onRequest', async () => {
    if (closing)
      throw new ProblemError(503, 'We are just restarting. Please try again in a minute.', { retryAfter: 10 });
  });
  intake.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
};
