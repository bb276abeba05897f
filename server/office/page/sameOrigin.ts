import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/office/page/refusal.ts';
import type { OfficeSettings } from '#server/office/page/settings.ts';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** The origin at which the office is reached by a request. A name that others pointed at this machine is none. */
const originOf = ({ headers }: FastifyRequest, { proxy }: OfficeSettings): string | undefined => {
  const { host = '' } = headers;
  if (proxy) return host === new URL(proxy.origin).host ? proxy.origin : undefined;
  return loopback.test(host) ? `http://${host}` : undefined;
};

/** Refuses a request for another host, and one that changes something and does not come from the office's own pages. */
export const refuseOthers =
  (settings: OfficeSettings) =>
  async (request: FastifyRequest): Promise<void> => {
    const origin = originOf(request, settings);
    if (origin === undefined) throw new Refusal(421, 'There is no such site here.');
    if (request.method === 'POST' && request.headers.origin !== origin)
      throw new Refusal(403, 'This did not come from the page of the office. Nothing was changed.');
  };
