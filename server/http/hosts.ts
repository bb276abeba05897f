import type { FastifyInstance } from 'fastify';
import { HEALTH } from '#server/http/health.ts';
import { ProblemError } from '#server/http/problemError.ts';

/** Refuses requests for another host than `allowedHosts`, if there are any. */
export const refuseOtherHosts = (intake: FastifyInstance, allowedHosts: readonly string[]): void => {
  if (allowedHosts.length === 0) return;
  intake.addHook('onRequest', async ({ headers, url }) => {
    const isAllowed = allowedHosts.includes((headers.host ?? '').toLowerCase());
    // A proxy may ask by address whether the intake is well.
    if (!isAllowed && url !== HEALTH) throw new ProblemError(421, () => 'There is no such site here.');
  });
};
