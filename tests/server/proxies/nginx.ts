import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureProxies } from '#tests/server/proxies/proxies.ts';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Waits until something listens at a port. Rejects when the process that should has ended. */
export const listening = async (child: ChildProcess, port: number, said: () => string): Promise<void> => {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`It did not start. ${said()}`);
    await pause(20);
  }
};

/** Starts an nginx of a test's own, in a temporary folder, with these lines in its `http` block. */
export const startNginx = async (port: number, http: string): Promise<{ stop: () => Promise<void> }> => {
  ensureProxies();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
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
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
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
