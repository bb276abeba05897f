import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the pages the site is compared with, or another folder. */
export const servePages = async (folder = 'bench/dist/pages'): Promise<{ url: string; stop(): void }> => {
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://pages');
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    answer.writeHead(body ? 200 : 404, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' });
    answer.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
