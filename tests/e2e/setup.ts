import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#tests/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running site and its intake. */
    site: string;
    /** Where that intake stores applications. */
    dataDir: string;
  }
}

const run = (command: string, args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      // Vitest's own NODE_ENV would bundle React for development.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });

/** Builds the site and starts the real service, as `npm start` does, on a free port with a store of its own. */
export default async (project: TestProject) => {
  ensureBrowser();
  await run('npm', ['run', '--silent', 'build']);
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-applications-'));
  const service = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(service.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    project.provide('site', url);
    project.provide('dataDir', dataDir);
    break;
  }
  return async () => {
    service.kill();
    await rm(dataDir, { recursive: true, force: true });
  };
};
