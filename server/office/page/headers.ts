import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = [
  "default-src 'none'",
  // The only one is office.js: a file of an applicant is sent as a PDF, and nosniff keeps it one.
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every response: no script but our own, no frame, no copy in the browser's cache. */
export const sendOfficeHeaders = (office: FastifyInstance): void => {
  office.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // With no-referrer a browser sends forms with `Origin: null`.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    });
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
  });
};
