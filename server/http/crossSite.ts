import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#server/http/problemError.ts';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

const isOurs = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  return headers.origin === undefined || hostOf(headers.origin) === host;
};

/** Refuses a post that another site's page made a browser send. Clients that are no browser name no origin and may pass. */
export const refuseCrossSite = async (request: FastifyRequest): Promise<void> => {
  if (!isOurs(request)) throw new ProblemError(403, 'Please send the application from the form on our own website.');
};
