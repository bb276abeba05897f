import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#tests/browser.ts';
import { freePort } from '#tests/freePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Storybook, without a slash at its end. */
    storybook: string;
  }
}

/** Starts Storybook as `npm run storybook` does, once for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const port = await freePort();
  // It is for development, whatever Vitest says of its own process.
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const args = ['run', '--silent', 'storybook', '--', '--ci', '--exact-port', `--port=${port}`];
  const child = spawn('npm', args, { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const ended = once(child, 'exit');
  const site = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${site}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`Storybook ended with ${child.exitCode}.`);
    await pause(100);
  }
  project.provide('storybook', site);
  return async () => {
    // npm and all that it has started.
    process.kill(-child.pid!);
    await ended;
  };
}
