import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const fileOf = (pathname: string) => {
  if (pathname === '/') return 'bench/pages/lean/index.html';
  return pathname.startsWith('/fonts/') ? join('src/styles', normalize(pathname)) : join('public', normalize(pathname));
};

/** Serves the hand-written page with the site's own pictures and fonts, compressed as the site's are. */
export const serveLean = async (): Promise<{ url: string; stop(): void }> => {
  const packed = new Map<string, Promise<Buffer>>();
  const pack = async (file: string) => {
    const body = await readFile(file);
    return file.endsWith('.woff2') ? body : brotliCompressSync(body);
  };
  const server = createServer(async ({ url = '/' }, answer) => {
    const file = fileOf(new URL(url, 'http://lean').pathname);
    if (!packed.has(file)) packed.set(file, pack(file));
    const body = await packed.get(file)!.catch(() => undefined);
    answer.writeHead(body ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(!file.endsWith('.woff2') && { 'content-encoding': 'br' }),
      'cache-control': 'no-cache',
    });
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
