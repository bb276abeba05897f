import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendOriginOf, environment } from '#server/environment.ts';
import { proxyFiles } from '#server/http/proxyFiles.ts';
import { siteHeaders } from '#server/http/siteHeaders.ts';

/** Writes what nginx and Caddy need to serve the built site themselves. The build calls it. */
export const writeProxyFiles = async (folder: string): Promise<void> => {
  const { hstsSubdomains } = environment({ HSTS_SUBDOMAINS: process.env.HSTS_SUBDOMAINS });
  const backendOrigin = backendOriginOf(import.meta.env.VITE_BACKEND_URL);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(proxyFiles(await siteHeaders({ backendOrigin, hstsSubdomains }))))
    await writeFile(join(folder, name), text);
};
