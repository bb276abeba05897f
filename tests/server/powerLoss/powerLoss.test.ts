import { expect, test } from 'vitest';
import { applications, dataDir, faults, sendAll } from '#tests/server/powerLoss/school.ts';
import { type SimulatedDisk, simulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';
import type { Survival } from '#tests/server/powerLoss/volatile.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';
import { sweepAll } from '#tests/server/sweepAll.ts';

const operationsOf = async () => {
  const disk = simulatedDisk();
  expect(await sendAll(disk)).toHaveLength(applications.length);
  return disk.operations;
};

/** Every moment at which the power can go: after each operation that starts an intake and stores the applications. */
const moments = await operationsOf();

const survivals: [string, (moment: number) => Survival][] = [
  ['nothing', () => 'nothing'],
  ['every name and no content', () => 'names'],
  ['what chance keeps', (moment) => randomFrom(`power ${moment}`).chance.bind(undefined, 0.5)],
];

/** A machine that stopped after an operation, and what it had acknowledged by then. */
const stopAfter = async (i: number, syncs = true) => {
  const disk = simulatedDisk({ stopsAfter: i + 1, syncs });
  return { i, operation: moments[i] ?? 'the last answer', disk, ids: await sendAll(disk) };
};
type Stop = Awaited<ReturnType<typeof stopAfter>>;

const stops: Stop[] = [];
for (let i = 0; i <= moments.length; i += 1) stops.push(await stopAfter(i));

const wrongAfter = async ({ i, operation, disk, ids }: Stop, survivalAt: (moment: number) => Survival) =>
  (await faults(disk.afterPowerLoss(survivalAt(i)), ids)).map((fault) => `power lost after ${operation}: ${fault}`);

test.each(survivals)(
  'when the power goes after any operation and %s survives unsynced, nothing acknowledged is lost or half stored',
  async (_what, survivalAt) => {
    for (const stop of stops) expect(await wrongAfter(stop, survivalAt)).toEqual([]);
    const acknowledged = stops.flatMap(({ ids }) => ids);
    expect(acknowledged.length).toBeGreaterThan(moments.length / 4);
  },
);

test.each([
  ['nothing survives, applications are lost', 'nothing', 'acknowledged and lost'],
  ['every name survives and no content, they are half stored', 'names', 'half stored'],
] as const)('control: on a disk whose sync does nothing and where %s', async (_what, survival, kind) => {
  const found: string[] = [];
  for (let i = moments.length; i >= 0 && !found.join().includes(kind); i -= 1)
    found.push(...(await wrongAfter(await stopAfter(i, false), () => survival)));
  expect(found.join()).toContain(kind);
});

/** Whatever the machine went through: it starts, tidies up, and takes every application again. */
const recovers = async (disk: SimulatedDisk) => {
  expect(await sendAll(disk)).toHaveLength(applications.length);
  await sweepAll(disk.fs, dataDir);
  expect(await disk.fs.readdir(`${dataDir}/tmp`)).toEqual([]);
  return faults(
    disk.afterPowerLoss('nothing'),
    applications.map(({ submissionId }) => submissionId),
  );
};

test('after a loss of power the intake starts, tidies up, and takes each application once', async () => {
  for (const { operation, disk } of stops) {
    for (const survival of ['nothing', 'names'] as const)
      expect(await recovers(disk.afterPowerLoss(survival)), operation).toEqual([]);
  }
});

test('what a killed process did not sync is synced before it is acknowledged', async () => {
  for (const i of moments.keys()) {
    const { operation, disk } = await stopAfter(i);
    expect(await recovers(disk.afterKill()), `killed after ${operation}`).toEqual([]);
  }
});
