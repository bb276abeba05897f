import Fastify from 'fastify';
import { sendSecurityHeaders } from '#server/http/securityHeaders.ts';
import type { Settings } from '#server/settings.ts';

const ofEachAnswer = new Set(['date', 'connection', 'content-length']);

/** The headers that the service sends with each page behind a proxy that speaks TLS, for whoever serves the pages in its place. */
export const siteHeaders = async (
  settings: Pick<Settings, 'backendOrigin' | 'hstsSubdomains'>,
): Promise<[name: string, value: string][]> => {
  const intake = Fastify({ trustProxy: true });
  await sendSecurityHeaders(intake, settings);
  intake.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await intake.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  await intake.close();
  return Object.entries(headers).flatMap(([name, value]) => (ofEachAnswer.has(name) ? [] : [[name, String(value)]]));
};
