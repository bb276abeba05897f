import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { keyOf } from '#server/storing/application.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import { generate } from '#tests/server/office/generated.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';

const bundle = ownBundle();

const run = (script: string, args: string[] = [], env: Record<string, string> = {}) => {
  const child: ChildProcess = spawn(process.execPath, [join(bundle(), 'server', script), ...args], {
    cwd: bundle(),
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface(child.stdout!).on('line', (line) => lines.push(line));
  let errors = '';
  child.stderr!.on('data', (chunk) => (errors += chunk));
  return { child, lines, exit: once(child, 'close').then(([code]: unknown[]) => code), errors: () => errors };
};

const startMain = async (env: Record<string, string> = {}) => {
  const main = run('main.js', [], env);
  const url = await vi.waitFor(() => {
    const found = main.lines.map((line) => /http:\S+/.exec(line)?.[0]).find(Boolean);
    if (!found) throw new Error(`Not yet. ${main.errors()}`);
    return found;
  }, 20_000);
  return { ...main, url, port: Number(new URL(url).port) };
};

test('the bundle receives an application, stops on SIGTERM, and lists the application', async () => {
  const { url, child, exit, lines } = await startMain({ DATA_DIR: 'kept', HOST: '127.0.0.2' });
  expect([lines.length, new URL(url).hostname]).toEqual([1, '127.0.0.2']);
  expect((await fetch(`${url}/%zz`)).status).toBe(404);
  const sent = await fetch(`${url}/api/staff`, { method: 'POST', body: encode(newId(), staffExamples['single man']) });
  expect(sent.status).toBe(201);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);

  const list = run('applications.js', ['list'], { DATA_DIR: 'kept' });
  expect(await list.exit).toBe(0);
  expect(list.lines).toHaveLength(2);
  expect(list.lines[1]).toContain('Elias Khoury');

  // As `| head` does once it has its lines.
  const unread = run('applications.js', ['list'], { DATA_DIR: 'kept' });
  unread.child.stdout!.destroy();
  expect([await unread.exit, unread.errors()]).toEqual([0, '']);
});

test.each(firstOrAll(['SIGTERM', 'SIGINT'] as const))(
  'on %s an upload in progress is finished first',
  async (signal) => {
    const dataDir = await mkdtemp(join(bundle(), 'data-'));
    const { port, url, child, exit } = await startMain({ DATA_DIR: dataDir });
    const { body, type } = await bytesOf(encode(newId(), staffExamples['experienced teacher']));
    const call = await rawCall(port);
    call.write(
      postHead({ 'Content-Type': type, 'Content-Length': body.length }).replace(
        'Connection: close',
        'Connection: keep-alive',
      ),
    );
    call.write(body.subarray(0, -100));
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'tmp'))).toHaveLength(1), 20_000);

    child.kill(signal);
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 20_000);
    call.write(body.subarray(-100));

    const answer = await call.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await exit).toBe(0);
    expect(await readdir(join(dataDir, 'received', 'staff'))).toHaveLength(1);
  },
);

// tests/server/environment.test.ts has the sentences for invalid settings.
test('a service that cannot start reports why in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { exit, errors } = run('main.js', [], { PORT: String((other.address() as AddressInfo).port) });
  expect(await exit).toBe(1);
  expect(errors()).toMatch(/The intake cannot start\. .*EADDRINUSE/);
  expect(errors()).not.toContain('    at ');
});

test('a signal to npm start ends the service', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  const start = scripts.start.replace(/npm run --silent build[^&]*/, 'true ');
  const project = await mkdtemp(join(bundle(), 'project-'));
  await mkdir(join(project, 'dist'));
  await symlink(join(bundle(), 'server'), join(project, 'dist', 'server'));
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts: { start } }));
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const ended = once(npm, 'exit');
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  const url = await vi.waitFor(() => {
    const found = /http:\S+/.exec(output)?.[0];
    if (!found) throw new Error('Not yet.');
    return found;
  }, 20_000);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  npm.kill('SIGTERM');

  await ended;
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 20_000);
});

test.each(firstOrAll(['SIGTERM', 'SIGINT'] as const))(
  'on %s a backup ends at once, also when a disk does not respond',
  async (signal) => {
    const dataDir = await mkdtemp(join(bundle(), 'data-'));
    const [first] = await generate(dataDir, 1);
    const file = join(dataDir, 'received', first!.form, keyOf(first!.submissionId), '01.pdf');
    await rm(file);
    // Opening a pipe waits for a writer, and an orderly exit waits for the open call.
    execFileSync('mkfifo', [file]);
    const { child, exit } = run('applications.js', ['backup', join(bundle(), `backup-${signal}`)], {
      DATA_DIR: dataDir,
    });
    await vi.waitFor(
      async () => expect(await readdir(join(bundle(), `backup-${signal}`, 'tmp'))).toHaveLength(1),
      20_000,
    );
    child.kill(signal);
    expect(await Promise.race([exit.then(() => 'ended'), pause(5_000, 'still there')])).toBe('ended');
  },
);
