import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { createStore } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { applicationFor, commit } from '#tests/server/storing/applications.ts';
import { type Failing, failingDisk, systemError } from '#tests/server/storing/failingDisk.ts';
import { folderLocation } from '#tests/server/storing/locations.ts';

const single = staffExamples['single man'];

const failures: [string, Failing, string, number, { nth?: number; where?: RegExp }][] = [
  ['is full when an upload begins', 'mkdir', 'ENOSPC', 507, {}],
  ['is read-only', 'mkdir', 'EROFS', 503, {}],
  ['has no room for a file', 'open', 'ENOSPC', 507, {}],
  ['is over its quota within a file', 'write', 'EDQUOT', 507, { where: /02\.pdf$/ }],
  ['fails within a file', 'write', 'EIO', 503, { where: /01\.pdf$/ }],
  ['has no room for the record', 'write', 'ENOSPC', 507, { where: /application\.json$/ }],
  ['fails to sync the first file', 'sync', 'EIO', 503, { where: /01\.pdf$/ }],
  ['fails to sync the record', 'sync', 'EIO', 503, { where: /application\.json$/ }],
  ['fails to sync the directory', 'sync', 'EIO', 503, { where: /tmp\/[^/]+$/ }],
  ['fails to rename', 'rename', 'EIO', 503, {}],
  ['has too many open files', 'open', 'EMFILE', 503, {}],
];

test.each(failures)(
  'a disk that %s stores nothing and answers with Retry-After',
  async (_what, operation, code, status, which) => {
    const { fs, fail, heal } = failingDisk(operation, code, which);
    const { post, getStatus, stored, spools } = await startIntake({ fs });
    const submissionId = newId();
    fail();

    const response = await post(encode(submissionId, single));

    expect(response.status).toBe(status);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const problem = await response.text();
    expect(problem).toContain('Please try again');
    expect(problem).not.toMatch(/secret|E[A-Z]{3,}|failed, write/);
    expect(await stored()).toEqual([]);
    expect(await spools()).toEqual([]);
    heal();
    expect((await getStatus(submissionId)).status).toBe(404);
    expect((await post(encode(submissionId, single))).status).toBe(201);
  },
);

test('an application that is stored is acknowledged, also when the list of all applications cannot be written', async () => {
  const { fs, fail } = failingDisk('open', 'EIO', { where: /acknowledged\.log$/ });
  const { post, stored } = await startIntake({ fs });
  fail();
  expect((await post(encode(newId(), single))).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('where the list of all applications cannot be read, it is not said that none has vanished', async () => {
  const { fs, fail, heal } = failingDisk('readFile', 'EIO', { where: /acknowledged\.log$/ });
  const { dataDir } = await folderLocation();
  const store = await createStore({ dataDir }, { fs });
  await store.open(['staff']);
  fail();
  await expect(store.vanished()).rejects.toMatchObject({ code: 'EIO' });
  heal();
  expect(await store.vanished()).toEqual([]);
});

test('everything is synced before the application has its name, and its name before the answer', async () => {
  const log: string[] = [];
  const nameOf = (path: unknown) =>
    String(path)
      .replace(/.*\/(?:tmp\/[^/]+|received\/staff\/[0-9a-f]{64})/, 'application')
      .replace(/.*\/received/, 'received');
  const open: typeof disk.open = async (path, ...rest) => {
    const handle = await disk.open(path, ...rest);
    return new Proxy(handle, {
      get: (target, name) => {
        if (name === 'sync') log.push(`sync ${nameOf(path)}`);
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  };
  const rename: typeof disk.rename = async (from, to) => {
    log.push(`rename ${nameOf(from)}`);
    return disk.rename(from, to);
  };
  const { post } = await startIntake({ fs: { ...disk, open, rename } });
  log.length = 0;

  await post(encode(newId(), single));

  expect(log).toEqual([
    'sync application/01.pdf',
    'sync application/02.pdf',
    'sync application/application.json',
    'sync application',
    'rename application',
    'sync received/staff',
  ]);
});

test('an application whose name could not be synced is acknowledged by no request before it is synced', async () => {
  const { fs, fail, heal } = failingDisk('sync', 'EIO', { where: /received\/staff$/ });
  const { post, getStatus, stored, spools } = await startIntake({ fs });
  const submissionId = newId();
  const send = async () => (await post(encode(submissionId, single))).status;
  fail();
  expect(await send()).toBe(503);
  expect(await stored()).toHaveLength(1);
  expect((await getStatus(submissionId)).status).toBe(503);
  expect(await send()).toBe(503);
  expect(await spools()).toEqual([]);
  heal();
  expect((await getStatus(submissionId)).status).toBe(200);
  expect(await send()).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test('an application whose record could not be read is listed as soon as it can be', async () => {
  const { dataDir } = await folderLocation();
  let reads = false;
  const fs = {
    ...disk,
    get readFileSync() {
      if (!reads) throw systemError('EACCES');
      return disk.readFileSync;
    },
  };
  const store = await createStore({ dataDir }, { fs });
  await store.open(['staff']);
  await commit(store, applicationFor('staff'));
  expect(await store.list()).toMatchObject({ total: 0, unreadable: [expect.anything()] });
  reads = true;
  expect(await store.list()).toMatchObject({ total: 1, unreadable: [] });
});

test('with a failing disk a status request is answered with 503, not 404', async () => {
  const { fs, fail } = failingDisk('readFile', 'EIO');
  const { getStatus } = await startIntake({ fs });
  fail();
  expect((await getStatus(newId())).status).toBe(503);
});
