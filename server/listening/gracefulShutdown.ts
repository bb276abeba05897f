import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#server/http/problemError.ts';
import { answerWith } from '#server/listening/brokenRequest.ts';
import type { Connections } from '#server/listening/connections.ts';
import type { Uploads } from '#server/receiving/uploads.ts';
import { LINGER } from '#server/receiving/uploadWatch.ts';

interface Open {
  connections: Connections;
  uploads: Uploads;
  /** Milliseconds an upload under way has left. */
  shutdownGrace: number;
}

const restarting = () =>
  new ProblemError(503, 'We are just restarting. Please try again in a minute.', { retryAfter: 10 });

/** Lets uploads under way finish for a while when the intake stops, and tells every client to come back. */
export const shutDownGracefully = (intake: FastifyInstance, { connections, uploads, shutdownGrace }: Open): void => {
  let closing = false;
  const refuseRest = () => {
    uploads.refuseAll(restarting());
    for (const socket of connections.halfAsked()) answerWith(restarting(), socket);
  };
  intake.addHook('preClose', async () => {
    closing = true;
    connections.closeSilent();
    setTimeout(refuseRest, shutdownGrace).unref();
    setTimeout(() => connections.closeAll(), shutdownGrace + LINGER).unref();
  });
  intake.addHook('onRequest', async () => {
    if (closing) throw restarting();
  });
  intake.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
};
