import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const read = async (file: string) => {
  const body = await readFile(file);
  return file.endsWith('.woff2') ? { body } : { body: brotliCompressSync(body), encoding: 'br' };
};

/** Serves files compressed, as the site does. `fileOf` returns the file of a path. */
export const serveStatic = async (fileOf: (path: string) => string): Promise<{ url: string; stop(): void }> => {
  const files = new Map<string, ReturnType<typeof read>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileOf(new URL(url, 'http://localhost').pathname);
    if (!files.has(file)) files.set(file, read(file));
    const found = await files.get(file)!.catch(() => undefined);
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      ...(found?.encoding && { 'content-encoding': found.encoding }),
    });
    response.end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
