import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { ensurePackages } from '#tests/debian.ts';

const VERSIONS = '/usr/lib/postgresql';
const NOBODY = 65_534;

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The newest PostgreSQL that Debian has installed here. Installs one where this user may; else throws what to do. */
const programs = (): string => {
  ensurePackages('The tests of the store in PostgreSQL', [{ path: VERSIONS, package: 'postgresql' }]);
  const version = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))[0]!;
  return join(VERSIONS, version, 'bin');
};

/** A PostgreSQL of a test's own: on a socket in a temporary folder, without a port. */
export interface Cluster {
  /** Makes an empty database; returns its URL. */
  makeDatabase(): Promise<string>;
  /** Runs SQL as its superuser, by default in the database that is always there. */
  run(sql: string, url?: string): Promise<void>;
  /** The same database, as another role. */
  as(role: string, url: string): string;
  /** Ends all its processes at once, as a failing machine would, and forgets nothing that was synced. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it in the middle of whatever it does, and lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
  pid(): number;
}

export const makeCluster = async (
  settings: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<Cluster> => {
  const bin = programs();
  const folder = mkdtempSync(join(parent, 'pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-N', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale'];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' });
  const options = { listen_addresses: '', unix_socket_directories: folder, ...settings };
  const args = ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const urlOf = (database: string, role = 'postgres') =>
    `postgres://${role}@/${database}?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const crashNow = () => void (server?.exitCode === null && server.kill('SIGQUIT'));

  const start = async () => {
    const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    server = child;
    process.once('exit', crashNow);
    let said = '';
    const ready = new Promise<void>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        said += `${line}\n`;
        if (line.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start. ${said}`)));
    });
    await ready;
  };
  const crash = async () => {
    process.off('exit', crashNow);
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGCONT');
    server.kill('SIGQUIT');
    await ended;
  };
  const run = async (sql: string, url = urlOf('postgres')) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };

  await start();
  return {
    makeDatabase: async () => {
      const name = `d${randomBytes(6).toString('hex')}`;
      await run(`create database ${name}`);
      return urlOf(name);
    },
    run,
    as: (role, url) => url.replace('//postgres@', `//${role}@`),
    crash,
    start,
    signal: (signal) => {
      for (const pid of [server!.pid!, ...childrenOf(server!.pid!)]) process.kill(pid, signal);
    },
    remove: async () => {
      await crash();
      if (existsSync(folder)) rmSync(folder, { recursive: true });
    },
    pid: () => server!.pid!,
  };
};

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number);
