import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A folder on the checkout's own disk; the system's temporary one may be memory, where fsync costs nothing. */
export const freshFolder = async (): Promise<string> => {
  await mkdir('bench/dist/data', { recursive: true });
  return mkdtemp(resolve('bench/dist/data/run-'));
};

export interface Service {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The built site and intake, unchanged, on a free port with a store of its own. */
export const startService = async (more: Record<string, string> = {}): Promise<Service> => {
  const dataDir = await freshFolder();
  const child = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((end) => child.once('exit', end));
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    return {
      url,
      pid: child.pid!,
      stop: async () => {
        child.kill();
        await ended;
        await rm(dataDir, { recursive: true });
      },
    };
  }
  throw new Error('The service did not start.');
};
