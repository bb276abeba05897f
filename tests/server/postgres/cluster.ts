import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { errorCode, isOccupied } from '#server/storing/errors.ts';
import { ensurePackages } from '#tests/debian.ts';

const VERSIONS = '/usr/lib/postgresql';
const NOBODY = 65_534;

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The newest version whose server is installed: Debian's clients alone have folders here, too. */
const newest = () =>
  (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .filter((version) => existsSync(join(VERSIONS, version, 'bin', 'postgres')))
    .toSorted((a, b) => Number(b) - Number(a))[0];

/** Installs Debian's PostgreSQL when it is missing and this user may; else throws what to do. */
export const ensurePostgres = (): void =>
  ensurePackages('The tests of the store in PostgreSQL', [
    {
      get path() {
        return join(VERSIONS, newest() ?? 'none');
      },
      package: 'postgresql',
    },
  ]);

/** The data of a new server, made once for all clusters on this machine: to copy it takes a tenth of the time. */
const newData = (bin: string): string => {
  const kept = resolve('node_modules/.cache/postgres', `${newest()}-${process.getuid?.()}-icu`);
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(join(tmpdir(), 'pg-new-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // Texts are ordered as in a language, as in most databases, and not by their bytes.
  const order = ['--no-locale', '--locale-provider=icu', '--icu-locale=en'];
  const initdb = ['-D', data, '-N', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', ...order];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' });
  mkdirSync(dirname(kept), { recursive: true });
  const half = mkdtempSync(`${kept}-`);
  copy(data, half);
  rmSync(folder, { recursive: true });
  try {
    renameSync(join(half, 'data'), kept);
  } catch (error) {
    // Another worker was faster.
    if (!isOccupied(error)) throw error;
  }
  rmSync(half, { recursive: true });
  return kept;
};

/** Copies a folder with its owner and its rights. */
const copy = (from: string, to: string) => void execFileSync('cp', ['-a', from, to]);

/** Runs one of PostgreSQL's programs to its end. */
export const runProgram = (name: string, ...args: string[]): string => {
  ensurePostgres();
  return execFileSync(join(VERSIONS, newest()!, 'bin', name), args, { encoding: 'utf8' });
};

/** The name of a database in its URL, which has no host. */
export const databaseNameOf = (url: string): string => new URL(url.replace('@/', '@localhost/')).pathname.slice(1);

/** A PostgreSQL server for tests: on a socket in a temporary folder, without a port. */
export interface Cluster {
  /** Creates an empty database and returns its URL. `options` is added to the statement. */
  makeDatabase(options?: string): Promise<string>;
  /** Runs SQL as the superuser, by default in the database `postgres`. Resolves with the rows of one statement. */
  run(sql: string, url?: string): Promise<Record<string, unknown>[]>;
  /** The URL of the same database for another role. */
  as(role: string, url: string): string;
  /** Ends all processes at once, like a failing machine. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops all processes, or continues them. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
}

export const makeCluster = async (
  settings: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<Cluster> => {
  ensurePostgres();
  const bin = join(VERSIONS, newest()!, 'bin');
  const folder = mkdtempSync(join(parent, 'pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  copy(newData(bin), data);
  const options = { listen_addresses: '', unix_socket_directories: folder, ...settings };
  const args = ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const urlOf = (database: string, role = 'postgres') =>
    `postgres://${role}@/${database}?host=${encodeURIComponent(folder)}&port=${settings.port ?? 5432}`;
  let server: ChildProcess | undefined;
  const crashNow = () => void (server?.exitCode === null && server.kill('SIGQUIT'));

  const start = async () => {
    const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    server = child;
    process.once('exit', crashNow);
    let output = '';
    const ready = new Promise<void>((done, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        output += `${line}\n`;
        if (line.includes('ready to accept connections')) done();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start. ${output}`)));
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
    const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
    return rows;
  };

  await start();
  return {
    makeDatabase: async (createOptions = '') => {
      const name = `d${randomBytes(6).toString('hex')}`;
      await run(`create database ${name} ${createOptions}`);
      return urlOf(name);
    },
    run,
    as: (role, url) => url.replace('//postgres@', `//${role}@`),
    crash,
    start,
    signal: (signal) => {
      for (const pid of [server!.pid!, ...childrenOf(server!.pid!)]) signalTo(pid, signal);
    },
    remove: async () => {
      await crash();
      if (existsSync(folder)) rmSync(folder, { recursive: true });
    },
  };
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Sends a signal to a process that may have ended. */
const signalTo = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
};
