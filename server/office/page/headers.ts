import type { FastifyInstance } from 'fastify';

const own = "'self'";

const policy = [
  "default-src 'none'",
  `style-src ${own}`,
  `font-src ${own}`,
  `form-action ${own}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every answer: no script, no frame, nothing kept by a browser. */
export const sendOfficeHeaders = (office: FastifyInstance): void => {
  office.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // With no-referrer a browser would not say from where a form comes.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    });
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
  });
};
