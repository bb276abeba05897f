import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';

const NONE = ["'none'"];
const SELF = ["'self'"];

const contentSecurityPolicy = (backendOrigin: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: NONE,
    scriptSrc: SELF,
    workerSrc: SELF,
    styleSrc: SELF,
    imgSrc: [...SELF, 'blob:', 'data:'],
    fontSrc: SELF,
    connectSrc: backendOrigin ? [...SELF, backendOrigin] : SELF,
    manifestSrc: SELF,
    mediaSrc: SELF,
    objectSrc: NONE,
    baseUri: NONE,
    formAction: SELF,
    frameAncestors: NONE,
    requireTrustedTypesFor: ["'script'"],
    // The first sanitizes rich text, the second starts workers with scripts of this site.
    trustedTypes: ['dompurify', 'photographs'],
  },
});

const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers of every response, errors included. HSTS is only sent over TLS. */
export const sendSecurityHeaders = async (
  intake: FastifyInstance,
  { backendOrigin, hstsSubdomains }: Pick<Settings, 'backendOrigin' | 'hstsSubdomains'>,
): Promise<void> => {
  const transportSecurity = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  await intake.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(backendOrigin),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  intake.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', permissionsPolicy);
    if (request.protocol === 'https') void reply.header('strict-transport-security', transportSecurity);
  });
};
