import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { createIntake } from '#server/intake.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { failingDisk } from '#tests/server/storing/failingDisk.ts';

const application = () => encode(newId(), staffExamples['single man']);

test('an intake whose data directory cannot be written does not start', async () => {
  const { fs, fail } = failingDisk('mkdir', 'EROFS');
  fail();
  const starting = createIntake({ fs, dataDir: await ownFolder(), siteDir: '/nowhere' });
  await expect(starting).rejects.toThrow(/DATA_DIR cannot be written: .* \(EROFS\)/);
});

test('an intake whose data directory does not respond does not start', async () => {
  const fs = { ...disk, readdir: (() => new Promise(() => {})) as unknown as typeof disk.readdir };
  const starting = createIntake({ fs, dataDir: await ownFolder(), siteDir: '/nowhere', startTimeout: 1_000 });
  await expect(starting).rejects.toThrow('no answer in 1000 ms');
});

test.each([['tmp'], ['received'], ['.']])('when %s is removed at run time, it is made again', async (name) => {
  const { post, dataDir, stored } = await startIntake();
  expect((await post(application())).status).toBe(201);
  await rm(join(dataDir, name), { recursive: true });
  expect((await post(application())).status).toBe(201);
  expect((await stored()).length).toBeGreaterThan(0);
});

// A service that the internet reaches does not become root for a folder that was made by root.
test.each([
  ['another', 1_000, 4_000, /belongs to the user #4000, and this runs as \S+\. Run it as #4000: runuser -u/],
  [
    'root',
    1_000,
    0,
    /belongs to the user root, and this runs as \S+\. Use a folder of \S+, made like this: install -d -o \w+ -m 700 <folder>$/,
  ],
])('an intake whose data directory belongs to %s does not start, and says what helps', async (_, user, owner, says) => {
  const dataDir = await ownFolder();
  vi.spyOn(process as { geteuid: () => number }, 'geteuid').mockReturnValue(user);
  const stat = (async () => ({ uid: owner })) as unknown as typeof disk.stat;
  const starting = createIntake({ fs: { ...disk, stat }, dataDir, siteDir: '/nowhere' });
  await expect(starting).rejects.toThrow(says);
  expect(await readdir(dataDir)).toEqual([]);
});
