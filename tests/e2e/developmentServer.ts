import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { vi } from 'vitest';

/** The development server with its intake, as `npm run dev` starts it. */
export interface DevelopmentServer {
  /** Its address. */
  site: string;
  /** Where its intake stores applications. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts it on a free port, with a store and a cache of its own. */
export const startDevelopmentServer = async (): Promise<DevelopmentServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-developing-'));
  const dataDir = join(folder, 'data');
  vi.stubEnv('DATA_DIR', dataDir);
  const server = await createServer({
    cacheDir: join(folder, 'vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
    // All packages at once: one that is found later makes the pages load again.
    optimizeDeps: { entries: ['index.html', 'charts.html', 'src/**/*.{ts,tsx}'] },
  });
  await server.listen();
  const stop = async () => {
    vi.unstubAllEnvs();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { site: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), dataDir, stop };
};
