import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running site with its intake. */
export interface Service {
  /** Its address. */
  site: string;
  /** Where its intake stores applications. */
  dataDir: string;
  stop: () => Promise<void>;
}

interface Built {
  /** The project, or a copy of it. */
  root?: string;
  env?: Record<string, string>;
}

/** Builds the site as `npm run build` does. */
export const buildSite = ({ root = '.', env = {} }: Built = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      // Vitest's own NODE_ENV would bundle React for development.
      env: { ...process.env, NODE_ENV: 'production', ...env },
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))));
  });

/** Starts the built service, as `npm start` does, on a free port with a store of its own. */
export const startService = async ({ root = '.', env = {} }: Built = {}): Promise<Service> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-applications-'));
  const service = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async () => {
    service.kill();
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(service.stdout)) {
    const site = /http:\/\/\S+/.exec(line)?.[0];
    if (!site) continue;
    service.stdout.resume();
    return { site, dataDir, stop };
  }
  await stop();
  throw new Error('The service ended before it named its address.');
};
