import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensurePackages } from '#tests/debian.ts';

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';

/** Installs Debian's nginx and Caddy where they are missing and this user may; else throws what to do. */
export const ensureProxies = (): void =>
  ensurePackages('The tests behind proxies', [
    { path: NGINX, package: 'nginx-light' },
    { path: CADDY, package: 'caddy' },
  ]);

export interface Proxy {
  stop: () => Promise<void>;
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a proxy in a folder of its own and waits until it listens. Rejects with its errors when it ends before. */
const startProxy = async (
  port: number,
  name: string,
  run: (folder: string) => Promise<ChildProcess>,
): Promise<Proxy> => {
  ensureProxies();
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const child = await run(folder);
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start. ${errors}`);
    await pause(20);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};

/** Starts nginx with these lines in its `http` block. */
export const startNginx = (port: number, http: string): Promise<Proxy> =>
  startProxy(port, 'nginx', async (folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = [
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit; events {}',
      'http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;',
      ...temporary.map((name) => `${name}_temp_path ${join(folder, name)};`),
      http,
      '}',
    ];
    const file = join(folder, 'nginx.conf');
    await writeFile(file, config.join('\n'));
    return spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  });

/** Starts Caddy with this configuration. */
export const startCaddy = (port: number, config: string): Promise<Proxy> =>
  startProxy(port, 'caddy', async (folder) => {
    const file = join(folder, 'Caddyfile');
    await writeFile(file, config);
    return spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
  });
