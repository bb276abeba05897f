import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Proxies = typeof import('../../server/http/writeProxyFiles.ts');

/** Calls the built server to write the configurations of nginx and Caddy, because it knows the headers of the site. */
export async function writeProxies(folder: string, server: string) {
  const { writeProxyFiles } = (await import(pathToFileURL(resolve(server, 'writeProxyFiles.js')).href)) as Proxies;
  await writeProxyFiles(folder);
}
