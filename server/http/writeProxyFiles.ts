import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { backendOriginOf, environment } from '#server/environment.ts';
import { proxyFiles } from '#server/http/proxyFiles.ts';
import { sendSecurityHeaders } from '#server/http/securityHeaders.ts';
import type { Settings } from '#server/settings.ts';

const responseHeaders = new Set(['date', 'connection', 'content-length']);

/** The headers that the service sends with each page behind a proxy that speaks TLS. */
export const siteHeaders = async (
  settings: Pick<Settings, 'backendOrigin' | 'hstsSubdomains'>,
): Promise<[name: string, value: string][]> => {
  const intake = Fastify({ trustProxy: true });
  await sendSecurityHeaders(intake, settings);
  intake.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await intake.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  await intake.close();
  return Object.entries(headers).flatMap(([name, value]) => (responseHeaders.has(name) ? [] : [[name, String(value)]]));
};

/** Writes the configurations with which nginx and Caddy serve the built site. The build calls it. */
export const writeProxyFiles = async (folder: string): Promise<void> => {
  const { hstsSubdomains } = environment({ HSTS_SUBDOMAINS: process.env.HSTS_SUBDOMAINS });
  const backendOrigin = backendOriginOf(import.meta.env.VITE_BACKEND_URL);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(proxyFiles(await siteHeaders({ backendOrigin, hstsSubdomains }))))
    await writeFile(join(folder, name), text);
};
