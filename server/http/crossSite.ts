import type { FastifyRequest } from 'fastify';
import { message } from '#languages/message.ts';
import { ProblemError } from '#server/http/problemError.ts';
import type { Settings } from '#server/settings.ts';

type OwnSites = Pick<Settings, 'allowedHosts' | 'allowedOrigins'>;

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

const isFromOwnSite = ({ headers }: FastifyRequest, { allowedHosts, allowedOrigins }: OwnSites): boolean => {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  if (origin === undefined) return true;
  // X-Forwarded-Host does not count: a proxy may forward the client's own value.
  const originHost = hostOf(origin);
  return originHost !== '' && (originHost === host || allowedHosts.includes(originHost));
};

/** Refuses a post that a browser sends from a page of another site. Clients without an Origin header are no browsers. */
export const refuseCrossSite =
  (ownSites: OwnSites) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!isFromOwnSite(request, ownSites))
      throw new ProblemError(403, message('Please send the application from the form on our own website.'));
  };
