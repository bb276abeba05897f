import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running site with its intake. */
export interface Service {
  /** Its address. */
  site: string;
  /** The folder in which its intake stores applications. */
  dataDir: string;
  /** Sends SIGKILL and starts the service again at the same address, with the same folder. */
  killAndStart: () => Promise<void>;
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

/** The build of this checkout, once for all projects of a run: each loads this module anew. */
export const builtSite = (): Promise<void> => ((globalThis as { builtSite?: Promise<void> }).builtSite ??= buildSite());

/** Starts the built program and gives its address. */
const start = async (root: string, env: Record<string, string>) => {
  const program = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, ...env },
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(program.stdout)) {
    const site = /http:\/\/\S+/.exec(line)?.[0];
    if (!site) continue;
    program.stdout.resume();
    return { program, site };
  }
  throw new Error('The service ended before it named its address.');
};

/** Starts the built service, as `npm start` does, on a free port with an empty folder. */
export const startService = async ({ root = '.', env = {} }: Built = {}): Promise<Service> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-applications-'));
  const own = { PORT: '0', DATA_DIR: dataDir, ...env };
  let { program, site } = await start(root, own);
  const killAndStart = async () => {
    const exited = once(program, 'exit');
    program.kill('SIGKILL');
    await exited;
    ({ program } = await start(root, { ...own, PORT: new URL(site).port }));
  };
  const stop = async () => {
    program.kill();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { site, dataDir, killAndStart, stop };
};
