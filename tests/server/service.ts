import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The state of a service's process. */
export interface ProcessState {
  /** Bytes of memory after garbage collection. */
  held: number;
  /** The peak of its resident memory in bytes. */
  peak: number;
  /** The names on Object.prototype and on Array.prototype. */
  prototypes: string[];
  /** Open files, sockets and pipes. */
  descriptors: number;
}

/** A running service: the built bundle in a process of its own. */
export interface Service {
  child: ChildProcess;
  port: number;
  dataDir: string;
  state(): Promise<ProcessState>;
  /** Ends it with SIGKILL, like a crash. */
  kill(): Promise<void>;
}

// Loaded before the service. It answers on the channel between the processes.
const probe = `
  import { readdirSync, readFileSync } from 'node:fs';
  const names = (prototype) => Object.getOwnPropertyNames(prototype).sort();
  process.on('message', () => {
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    process.send({
      held: heapUsed + external,
      // The value of resourceUsage() includes the memory of the parent at the fork.
      peak: Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) * 1024,
      descriptors: readdirSync('/proc/self/fd').length,
      prototypes: [...names(Object.prototype), ...names(Array.prototype)],
    });
  });
  // A test that is stopped leaves no service running.
  process.on('disconnect', () => process.exit());
  process.channel.unref();`;

/** Starts the bundle in `root` and waits until it listens. Rejects with its errors when it ends before. */
export const startService = async (
  root: string,
  dataDir: string,
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<Service> => {
  const args = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probe)}`, 'server/main.js'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors = (errors + chunk).slice(-2_000);
  });
  const listening = once(createInterface(child.stdout!), 'line').then(
    ([line]: string[]) => /http:\S+/.exec(line!)?.[0],
  );
  const url = await Promise.race([listening, ended.then(() => undefined)]);
  if (!url) throw new Error(`The service did not start. ${errors}`);
  return {
    child,
    port: Number(new URL(url).port),
    dataDir: join(root, dataDir),
    state: async () => {
      const answer = once(child, 'message');
      child.send('state');
      return ((await answer) as [ProcessState])[0];
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
