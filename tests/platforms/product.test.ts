import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { encode } from '#forms/wire.ts';
import { schoolNames } from '#languages/schoolName.ts';
import { applications } from '#tests/applications.ts';
import { type Service, startService } from '#tests/e2e/service.ts';

let service: Service;
let folder: string;
const references: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-platform-'));
  service = await startService({ env: { NODE_OPTIONS: '--throw-deprecation' } });
});

afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

test('a page of the built site is served', async () => {
  const answer = await fetch(service.site);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(schoolNames.en);
});

test.each(applications)('an application of the form $name is received', async ({ form, examples }) => {
  for (const answers of Object.values(examples)) {
    const answer = await fetch(service.site + form.path, { method: 'POST', body: encode(newId(), answers) });
    expect(answer.status).toBe(201);
    references.push(((await answer.json()) as { reference: string }).reference);
  }
});

describe('each command of the office', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', ['dist/server/applications.js', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: service.dataDir },
    });
    return { status, stdout, stderr };
  };
  const commands: [string, (reference: string) => string[], RegExp][] = [
    ['list', () => [], /RECEIVED AT/],
    ['search', (reference) => [reference], /RECEIVED AT/],
    ['show', (reference) => [reference], /submissionId/],
    ['export', () => [join(folder, 'export.zip')], /applications written/],
    ['verify', () => [], /every file is as it came/],
    ['backup', () => [join(folder, 'backup')], /copied/],
    ['delete', (reference) => [reference, '--yes'], /1 of 1 deleted/],
    ['prune', () => ['--older-than', '1d', '--yes'], /nothing to delete/],
    ['restore', () => [join(folder, 'backup')], /there already/],
  ];

  test.each(commands)('%s', (name, argsWith, says) => {
    const { status, stdout, stderr } = run(name, ...argsWith(references[0]!));
    expect(stdout + stderr).toMatch(says);
    expect(stderr).not.toContain('Warning');
    expect(status).toBe(0);
  });

  test('office', async () => {
    const env = { ...process.env, DATA_DIR: service.dataDir, OFFICE_PORT: '0' };
    const office = spawn('node', ['dist/server/applications.js', 'office'], { env });
    onTestFinished(() => void office.kill('SIGKILL'));
    const output = { out: '', err: '' };
    office.stdout.on('data', (text) => {
      output.out += text;
    });
    office.stderr.on('data', (text) => {
      output.err += text;
    });
    const link = await vi.waitFor(() => new URL(/http:\S+/.exec(output.out)![0]), 60_000);
    const page = await fetch(String(link).replace('localhost', '127.0.0.1'));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Sign in')]);
    office.kill('SIGINT');
    expect((await once(office, 'exit'))[0]).toBe(0);
    expect(output.err).not.toContain('Warning');
  });

  test('is among them', () => {
    const [, list = ''] = run('--help').stdout.split('Commands:');
    const named = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name).filter((name) => name !== 'help');
    expect(new Set(['office', ...commands.map(([name]) => name)])).toEqual(new Set(named));
  });

  test('has written what it should', async () => {
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['backup', 'export.zip']));
  });
});
