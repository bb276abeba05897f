import type { FastifyRequest } from 'fastify';
import { message } from '#languages/message.ts';
import { ProblemError } from '#server/http/problemError.ts';
import type { Settings } from '#server/settings.ts';

type Ours = Pick<Settings, 'allowedHosts' | 'allowedOrigins'>;

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

const isOurs = ({ headers }: FastifyRequest, { allowedHosts, allowedOrigins }: Ours): boolean => {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  if (origin === undefined) return true;
  // Not the X-Forwarded-Host: a proxy may pass on whatever the client wrote there.
  const from = hostOf(origin);
  return from !== '' && (from === host || allowedHosts.includes(from));
};

/** Refuses a post that another site's page made a browser send. Clients that are no browser name no origin and may pass. */
export const refuseCrossSite =
  (ours: Ours) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!isOurs(request, ours))
      throw new ProblemError(403, message('Please send the application from the form on our own website.'));
  };
