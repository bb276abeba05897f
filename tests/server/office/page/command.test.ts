import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '#server/office/cli.ts';
import { timeAgo } from '#server/schoolTime.ts';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const withPort = (port: string) => {
  vi.stubEnv('OFFICE_PORT', port);
  onTestFinished(() => void vi.unstubAllEnvs());
};

test('the command prints a link that works on this machine only, forgets what happened two years ago, and ends when it is interrupted', async () => {
  withPort('0');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = await ownFolder();
  await generate(dataDir, 1);
  const [old, kept] = [25, 23].map((months) => `${timeAgo(months, 'm').slice(0, 7)}.log`);
  await mkdir(join(dataDir, 'office'));
  for (const name of [old!, kept!]) await writeFile(join(dataDir, 'office', name), '');
  const interruption = new AbortController();
  let out = '';
  const ended = runCommand({ dataDir }, ['office', '--name', 'Rana', '--read-only'], {
    write: (text) => {
      out += text;
    },
    report: () => {},
    ask: async () => '',
    interrupted: interruption.signal,
  });
  const link = await vi.waitFor(() => new URL(/http:\S+/.exec(out)![0].replace('localhost', '127.0.0.1')), 60_000);

  const { origin, searchParams } = link;
  const body = new URLSearchParams({ link: searchParams.get('link')! });
  const entered = await fetch(`${origin}/sign-in`, { method: 'POST', redirect: 'manual', headers: { origin }, body });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const list = await (await fetch(origin, { headers: { cookie } })).text();
  expect(list).toContain('1 received');
  expect(list).toContain('<bdi>Rana</bdi>');
  await expect(fetch(origin.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  const logs = await readdir(join(dataDir, 'office'));
  expect([logs.includes(old!), logs.includes(kept!)]).toEqual([false, true]);
  // It may run for a year.
  await writeFile(join(dataDir, 'office', old!), '');
  vi.advanceTimersByTime(24 * 60 * 60_000);
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'office'))).not.toContain(old), 20_000);

  interruption.abort();
  expect(await ended).toBe(0);
  expect(vi.getTimerCount(), 'nothing keeps the process running').toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
});

test('a used port and a folder without an intake are reported in a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await vi.waitFor(() => expect(taken.address()).not.toBeNull());
  const { port } = taken.address() as { port: number };
  withPort(String(port));
  const dataDir = await ownFolder();
  expect((await officeIn(dataDir)('office')).problems).toEqual([`No intake has run in ${dataDir}. Is DATA_DIR right?`]);
  await generate(dataDir, 1);
  const { problems, code } = await officeIn(dataDir)('office');
  expect([problems, code]).toEqual([
    [`The port ${port} is taken: an office may be running already. Name another in OFFICE_PORT.`],
    1,
  ]);
});

test("the intake has no path of the office's page", async () => {
  const { url } = await startIntake();
  for (const path of ['/sign-in', '/log', '/office.css', '/export', `/applications/staff/${'a'.repeat(64)}`])
    for (const method of ['GET', 'POST']) expect((await fetch(url + path, { method })).status, path).toBe(404);
});
