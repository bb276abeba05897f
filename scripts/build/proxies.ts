import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Proxies = typeof import('../../server/http/writeProxyFiles.ts');

/** Lets the built server write the configurations with which nginx and Caddy serve the site: the headers are its own. */
export async function writeProxies(folder: string, server: string) {
  const { writeProxyFiles } = (await import(pathToFileURL(resolve(server, 'writeProxyFiles.js')).href)) as Proxies;
  await writeProxyFiles(folder);
}
