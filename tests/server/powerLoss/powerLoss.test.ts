import { expect, test } from 'vitest';
import { spoolsIn } from '#server/storing/spool.ts';
import { isEverywhere } from '#tests/breadth.ts';
import { applications, dataDir, findFaults, sendAll } from '#tests/server/powerLoss/intakeOnDisk.ts';
import { type SimulatedDisk, simulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';
import type { Survival } from '#tests/server/powerLoss/volatile.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

const recordOperations = async () => {
  const disk = simulatedDisk();
  expect(await sendAll(disk)).toHaveLength(applications.length);
  return disk.operations;
};

/** All disk operations of an intake that starts and stores the applications. */
const operations = await recordOperations();

const survivals: [string, (count: number) => Survival][] = [
  ['nothing', () => 'nothing'],
  ['every name and no content', () => 'names'],
  ['a random part', (count) => randomFrom(`power ${count}`).chance.bind(undefined, 0.5)],
];

/** A machine that stopped after so many operations, and what it had acknowledged. */
const stopAfter = async (count: number, syncs = true) => {
  const disk = simulatedDisk({ stopsAfter: count, syncs });
  return { count, operation: operations[count - 1] ?? 'nothing', disk, ids: await sendAll(disk) };
};
type Stop = Awaited<ReturnType<typeof stopAfter>>;

const stops: Stop[] = [];
for (let count = 0; count <= operations.length; count += 1) stops.push(await stopAfter(count));

/** `npm run test:long` looks at the recovery after each operation, `npm test` after every sixth. */
const isSampled = (count: number) => isEverywhere() || count % 6 === 0;

const faultsAfter = async ({ count, operation, disk, ids }: Stop, survivalOf: (count: number) => Survival) =>
  (await findFaults(disk.afterPowerLoss(survivalOf(count)), ids)).map(
    (fault) => `power lost after ${operation}: ${fault}`,
  );

test.each(survivals)(
  'when the power fails after any operation and %s of the unsynced survives, no acknowledged application is lost or incomplete',
  async (_what, survivalOf) => {
    for (const stop of stops) expect(await faultsAfter(stop, survivalOf)).toEqual([]);
    const acknowledged = stops.flatMap(({ ids }) => ids);
    expect(acknowledged.length).toBeGreaterThan(operations.length / 4);
  },
);

test.each([
  ['nothing survives, applications are lost', 'nothing', 'acknowledged and lost'],
  ['every name and no content survives, applications are incomplete', 'names', 'incomplete'],
] as const)('control: on a disk that does not sync, when %s', async (_what, survival, kind) => {
  const faults: string[] = [];
  for (let count = operations.length; count >= 0 && !faults.join().includes(kind); count -= 1)
    faults.push(...(await faultsAfter(await stopAfter(count, false), () => survival)));
  expect(faults.join()).toContain(kind);
});

/** Starts an intake on a disk, which then takes all applications. Returns the faults after another loss of power. */
const recover = async (disk: SimulatedDisk) => {
  expect(await sendAll(disk)).toHaveLength(applications.length);
  await spoolsIn(disk.fs, dataDir, 0, 0).sweep();
  expect(await disk.fs.readdir(`${dataDir}/tmp`)).toEqual([]);
  return findFaults(
    disk.afterPowerLoss('nothing'),
    applications.map(({ submissionId }) => submissionId),
  );
};

test('after a loss of power the intake starts and stores each application once', async () => {
  for (const { count, operation, disk } of stops.filter((stop) => isSampled(stop.count)))
    for (const survival of ['nothing', 'names'] as const)
      expect(await recover(disk.afterPowerLoss(survival)), `after ${count}: ${operation}`).toEqual([]);
});

test('what a killed process did not sync is synced before it is acknowledged', async () => {
  for (const count of stops.keys()) {
    if (!isSampled(count)) continue;
    const { operation, disk } = await stopAfter(count);
    expect(await recover(disk.afterKill()), `killed after ${count}: ${operation}`).toEqual([]);
  }
});
