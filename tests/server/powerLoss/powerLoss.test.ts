import { expect, test, vi } from 'vitest';
import { applications, dataDir, faults, sendAll } from '#tests/server/powerLoss/school.ts';
import { type SimulatedDisk, simulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';
import type { Survival } from '#tests/server/powerLoss/volatile.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

vi.setConfig({ testTimeout: 120_000 });

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

/** Loses the power after each operation. Returns what is wrong afterwards, and how often an application was acknowledged. */
const losePower = async (survivalAt: (moment: number) => Survival, syncs: boolean) => {
  const wrong: string[] = [];
  let acknowledged = 0;
  for (const [i, operation] of [...moments, 'the last answer'].entries()) {
    const disk = simulatedDisk({ stopsAfter: i + 1, syncs });
    const ids = await sendAll(disk);
    acknowledged += ids.length;
    const found = await faults(disk.afterPowerLoss(survivalAt(i)), ids);
    wrong.push(...found.map((fault) => `power lost after ${operation}: ${fault}`));
  }
  return { wrong, acknowledged };
};

test.each(survivals)(
  'when the power goes after any operation and %s survives unsynced, nothing acknowledged is lost or half stored',
  async (_what, survivalAt) => {
    const { wrong, acknowledged } = await losePower(survivalAt, true);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(moments.length / 4);
  },
);

test.each(survivals)(
  'control: on a disk whose sync does nothing and where %s survives, applications are lost or half stored',
  async (_what, survivalAt) => {
    const { wrong } = await losePower(survivalAt, false);
    expect(wrong.length).toBeGreaterThan(0);
  },
);

test('control: what is lost is told apart from what is half stored', async () => {
  const kinds = async (survival: Survival) => {
    const { wrong } = await losePower(() => survival, false);
    return new Set(wrong.map((fault) => /half stored|acknowledged and lost/.exec(fault)?.[0]));
  };
  expect(await kinds('nothing')).toEqual(new Set(['acknowledged and lost']));
  expect(await kinds('names')).toContain('half stored');
});

/** Whatever the machine went through: it starts, tidies up, and takes every application again. */
const recovers = async (disk: SimulatedDisk) => {
  expect(await sendAll(disk)).toHaveLength(applications.length);
  expect(await disk.fs.readdir(`${dataDir}/tmp`)).toEqual([]);
  return faults(
    disk.afterPowerLoss('nothing'),
    applications.map(({ submissionId }) => submissionId),
  );
};

test('after a loss of power the intake starts, tidies up, and takes each application once', async () => {
  for (const [i, operation] of moments.entries()) {
    const disk = simulatedDisk({ stopsAfter: i + 1 });
    await sendAll(disk);
    for (const survival of ['nothing', 'names'] as const)
      expect(await recovers(disk.afterPowerLoss(survival)), operation).toEqual([]);
  }
});

test('what a killed process did not sync is synced before it is acknowledged', async () => {
  for (const [i, operation] of moments.entries()) {
    const disk = simulatedDisk({ stopsAfter: i + 1 });
    await sendAll(disk);
    expect(await recovers(disk.afterKill()), `killed after ${operation}`).toEqual([]);
  }
});
