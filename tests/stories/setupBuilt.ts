import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#tests/browser.ts';

/** Builds Storybook once for all files of the project, and serves it until they are through. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'bac-storybook-'));
  // A build is for production, whatever Vitest says of its own process.
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const args = ['run', '--silent', 'storybook:build', '--', '--output-dir', folder];
  const [code] = await once(spawn('npm', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`The build of Storybook ended with ${code}.`);
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    root: dirname(folder),
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 47_000 },
  });
  project.provide('storybook', server.resolvedUrls!.local[0]!.replace(/\/$/, ''));
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
