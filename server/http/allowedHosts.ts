import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH } from '#server/http/health.ts';
import { ProblemError } from '#server/http/problemError.ts';

/** Refuses requests for another host than `allowedHosts`, if there are any. */
export const refuseOtherHosts = (intake: FastifyInstance, allowedHosts: readonly string[]): void => {
  if (allowedHosts.length === 0) return;
  intake.addHook('onRequest', async ({ headers, url }) => {
    const isAllowed = allowedHosts.includes((headers.host ?? '').toLowerCase());
    // A proxy may use the address of this machine for its health check.
    if (!isAllowed && url !== HEALTH_PATH) throw new ProblemError(421, () => 'There is no such site here.');
  });
};
