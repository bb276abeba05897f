import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/freePort.ts';

/** A built service that can be killed and started again at the same address, with the same store. */
export interface CrashingIntake {
  port: number;
  dataDir: string;
  /** SIGKILL, and another start. */
  killAndStart(): Promise<void>;
  end(): Promise<void>;
}

const start = async (port: number, dataDir: string): Promise<ChildProcess> => {
  const service = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(service.stdout)) if (line.includes('http://')) break;
  service.stdout.resume();
  return service;
};

const kill = (service: ChildProcess) =>
  new Promise<void>((resolve) => {
    service.once('exit', () => resolve());
    service.kill('SIGKILL');
  });

export const crashingIntake = async (): Promise<CrashingIntake> => {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'bac-chaos-'))];
  let service = await start(port, dataDir);
  return {
    port,
    dataDir,
    killAndStart: async () => {
      await kill(service);
      service = await start(port, dataDir);
    },
    end: async () => {
      await kill(service);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
