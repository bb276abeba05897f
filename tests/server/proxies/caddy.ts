import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '#tests/server/proxies/nginx.ts';
import { ensureProxies } from '#tests/server/proxies/proxies.ts';

/** Starts a Caddy of a test's own with this configuration. */
export const startCaddy = async (port: number, config: string): Promise<{ stop: () => Promise<void> }> => {
  ensureProxies();
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, config);
  const child = spawn('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'exit');
  await listening(child, port, () => said);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};
