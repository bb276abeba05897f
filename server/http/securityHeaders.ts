import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';

const nothing = ["'none'"];
const own = ["'self'"];

const contentSecurityPolicy = (backendOrigin: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: nothing,
    scriptSrc: own,
    workerSrc: own,
    styleSrc: own,
    imgSrc: [...own, 'blob:', 'data:'],
    fontSrc: own,
    connectSrc: backendOrigin ? [...own, backendOrigin] : own,
    manifestSrc: own,
    mediaSrc: own,
    objectSrc: nothing,
    baseUri: nothing,
    formAction: own,
    frameAncestors: nothing,
    requireTrustedTypesFor: ["'script'"],
    // One makes rich text safe, the other starts workers, which are scripts of our own.
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

/** The headers that every answer carries, refusals and missing pages included. HSTS only where TLS is spoken. */
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
