import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HEALTH } from '#server/http/health.ts';
import { ProblemError } from '#server/http/problemError.ts';

const hostPattern = /^(?:\[[\d:a-f.]+\]|[\w.~-]+)(?::\d{0,5})?$/i;

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, i) => i % 2 === 1 && /^host$/i.test(rawHeaders[i - 1]!));

const hasOneHost = (raw: IncomingMessage) => {
  const hosts = hostsOf(raw);
  if (hosts.length === 0) return raw.httpVersion !== '1.1';
  return hosts.length === 1 && hostPattern.test(raw.headers.host ?? '');
};

/**
 * Refuses, with the intake's own words and headers, requests that Node would answer by itself without either, and those that
 * ask for another host than `allowedHosts`, if there are any.
 */
export const checkHeaders = (intake: FastifyInstance, allowedHosts: readonly string[]): void => {
  intake.addHook('onRequest', async ({ raw, url }) => {
    if (!hasOneHost(raw)) throw new ProblemError(400, 'This request could not be understood.');
    const isAllowed = allowedHosts.length === 0 || allowedHosts.includes((raw.headers.host ?? '').toLowerCase());
    // A proxy may ask by address whether the intake is well.
    if (!isAllowed && url !== HEALTH) throw new ProblemError(421, 'There is no such site here.');
    if (raw.headers.expect !== undefined && !/100-continue/i.test(raw.headers.expect))
      throw new ProblemError(417, 'This request expects what we do not offer.');
  });
};
