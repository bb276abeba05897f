import type { FastifyRequest } from 'fastify';
import { message } from '#languages/message.ts';
import { hasTwoHosts } from '#server/http/allowedHosts.ts';
import { PageError } from '#server/office/page/pageError.ts';
import type { OfficeSettings } from '#server/office/page/settings.ts';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a request names this machine as its host. The page then comes over HTTP, and otherwise from a proxy over HTTPS. */
export const isOnThisMachine = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  loopback.test(headers.host ?? '');

/** The origin of the page for the Host of a request; undefined for a host that is not the office's. */
const originOf = (request: FastifyRequest, { proxy }: OfficeSettings): string | undefined => {
  const { host = '' } = request.headers;
  if (proxy) return host === new URL(proxy.origin).host ? proxy.origin : undefined;
  return isOnThisMachine(request) ? `http://${host}` : undefined;
};

/** Refuses requests for another host (DNS rebinding), and forms that were not sent by a page of the office (CSRF). */
export const checkOrigin =
  (settings: OfficeSettings) =>
  async (request: FastifyRequest): Promise<void> => {
    if (hasTwoHosts(request)) throw new PageError(400, message('This could not be understood.'));
    const origin = originOf(request, settings);
    if (origin === undefined) throw new PageError(421, message('There is no such site here.'));
    if (request.method === 'POST' && request.headers.origin !== origin)
      throw new PageError(403, message('This did not come from the page of the office. Nothing was changed.'));
  };
