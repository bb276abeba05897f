import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH_PATH } from '#server/http/health.ts';
import { ProblemError } from '#server/http/problemError.ts';

/** Whether a request names two hosts (RFC 9112). Node takes the first one. */
export const hasTwoHosts = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Refuses requests for two hosts, and for another one than `allowedHosts`, if there are any. */
export const refuseOtherHosts = (intake: FastifyInstance, allowedHosts: readonly string[]): void => {
  intake.addHook('onRequest', async ({ headers, raw, url }) => {
    if (hasTwoHosts({ raw })) throw new ProblemError(400, () => 'This call could not be understood.');
    if (allowedHosts.length === 0) return;
    const isAllowed = allowedHosts.includes((headers.host ?? '').toLowerCase());
    // A proxy may use the address of this machine for its health check.
    if (!isAllowed && url !== HEALTH_PATH) throw new ProblemError(421, () => 'There is no such site here.');
  });
};
