import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { fileOf, pdfOf, undeclared } from '#tests/server/application.ts';
import { findStoreFaults } from '#tests/server/killing/findStoreFaults.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A real disk of 6 MB, gone when the test ends. */
const smallDisk = async () => {
  const place = await mkdtemp(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', place]);
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', place]);
    await rm(place, { recursive: true });
  });
  const dataDir = join(place, 'data');
  await mkdir(dataDir);
  return { dataDir, remount: (how: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${how}`, place]) };
};

test.runIf(mayMount)(
  'a real disk that runs full refuses with 507, keeps what was acknowledged and nothing else',
  async () => {
    const { dataDir } = await smallDisk();
    const { post } = await startIntake({ dataDir });
    const acknowledged: string[] = [];
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      const submissionId = newId();
      const body = undeclared(submissionId);
      body.set('personalInfo[passport]', fileOf(pdfOf(700_000 + i)));
      const { status } = await post(body);
      statuses.push(status);
      if (status === 201) acknowledged.push(submissionId);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 507]));
    expect(await findStoreFaults(dataDir, acknowledged)).toEqual([]);
    expect(await readdir(join(dataDir, 'received', 'staff'))).toHaveLength(acknowledged.length);
  },
);

test.runIf(mayMount)(
  'a real disk that becomes read-only refuses with 503 and receives again when it is writable',
  async () => {
    const { dataDir, remount } = await smallDisk();
    const { post } = await startIntake({ dataDir });
    const send = async () => (await post(encode(newId(), staffExamples['single man']))).status;
    expect(await send()).toBe(201);
    remount('ro');
    expect(await send()).toBe(503);
    remount('rw');
    expect(await send()).toBe(201);
  },
);
