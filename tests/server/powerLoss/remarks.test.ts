import { expect, test } from 'vitest';
import { entryOf } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { applications, dataDir, sendAll } from '#tests/server/powerLoss/intakeOnDisk.ts';
import { simulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';

const entry = entryOf({ form: 'staff', submissionId: applications[0]!.submissionId });
const remark = { revision: 1, mark: 'read', note: 'ملاحظة', by: 'Rana', at: '2026-11-22T08:00:00.000Z' };
const event = { at: remark.at, by: 'Rana', did: 'marked' as const, entry };

const filledDisk = simulatedDisk();
await sendAll(filledDisk);

/** Writes a remark and an event on a machine that stops after so many operations. */
const writeUntil = async (stopsAfter: number) => {
  const disk = filledDisk.afterPowerLoss('nothing', { stopsAfter });
  const { remarks, log } = directoryStore(disk.fs, dataDir);
  const isAdded = await remarks.add(entry, remark).catch(() => false);
  const isLogged = await log.add([event]).then(
    () => true,
    () => false,
  );
  return { disk, isAdded, isLogged };
};

test.each(['nothing', 'names'] as const)(
  'when the power fails after any operation and %s survives, a remark and an event are whole or missing, and kept when acknowledged',
  async (survival) => {
    const { disk: complete, isAdded, isLogged } = await writeUntil(Number.POSITIVE_INFINITY);
    expect([isAdded, isLogged]).toEqual([true, true]);
    const count = complete.operations.length;
    expect(count).toBeGreaterThan(10);
    for (let i = 0; i <= count; i += 1) {
      const stop = await writeUntil(i);
      const store = directoryStore(stop.disk.afterPowerLoss(survival).fs, dataDir);
      const remarks = await store.remarks.all(entry);
      const when = `after ${i}: ${complete.operations[i - 1] ?? 'nothing'}`;
      expect(remarks, when).toEqual(stop.isAdded || remarks.length > 0 ? [remark] : []);
      expect((await store.list()).applications, when).toHaveLength(applications.length);
      if (stop.isLogged) expect(await store.log.page(1, 9), when).toMatchObject([event]);
    }
  },
);
