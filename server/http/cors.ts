import type { FastifyInstance } from 'fastify';

/** CORS: lets the pages of these origins send applications to the paths of the API, and read the responses. */
export const allowOrigins = (
  intake: FastifyInstance,
  origins: readonly string[],
  isApi: (url: string) => boolean,
): void => {
  if (origins.length === 0) return;
  intake.addHook('onRequest', async ({ headers, method, url }, reply) => {
    if (!isApi(url)) return;
    void reply.header('vary', 'Origin');
    if (headers.origin === undefined || !origins.includes(headers.origin)) return;
    void reply.headers({
      'access-control-allow-origin': headers.origin,
      'access-control-expose-headers': 'Retry-After, Date',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    void reply.headers({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '7200',
    });
  });
};
