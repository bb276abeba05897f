import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { vi } from 'vitest';

/** The development server with its intake, as `npm run dev` starts it. */
export interface DevelopmentServer {
  /** Its address. */
  site: string;
  /** The folder in which its intake stores applications. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the development server on a free port, with its own folders. Only a browser needs the packages of its pages. */
export const startDevelopmentServer = async ({ forBrowser }: { forBrowser: boolean }): Promise<DevelopmentServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-developing-'));
  const dataDir = join(folder, 'data');
  vi.stubEnv('DATA_DIR', dataDir);
  const server = await createServer({
    cacheDir: join(folder, 'vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
    // A package that is found later makes the pages load again.
    optimizeDeps: { entries: ['index.html', 'charts/index.html', 'src/**/*.{ts,tsx}'], noDiscovery: !forBrowser },
  });
  await server.listen();
  const stop = async () => {
    vi.unstubAllEnvs();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { site: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), dataDir, stop };
};
