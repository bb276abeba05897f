import { expect, test } from 'vitest';
import { entryOf } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { applications, dataDir, sendAll } from '#tests/server/powerLoss/school.ts';
import { simulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';

const entry = entryOf({ form: 'staff', submissionId: applications[0]!.submissionId });
const remark = { revision: 1, mark: 'read', note: 'ملاحظة', by: 'Rana', at: '2026-11-22T08:00:00.000Z' };
const event = { at: remark.at, by: 'Rana', did: 'marked' as const, entry };

const filled = simulatedDisk();
await sendAll(filled);

/** What was acknowledged on a machine that stopped after so many operations. */
const writeUntil = async (stopsAfter: number) => {
  const disk = filled.afterPowerLoss('nothing', { stopsAfter });
  const { remarks, log } = directoryStore(disk.fs, dataDir);
  const isAdded = await remarks.add(entry, remark).catch(() => false);
  const isLogged = await log.add([event]).then(
    () => true,
    () => false,
  );
  return { disk, isAdded, isLogged };
};

test.each(['nothing', 'names'] as const)(
  'when the power goes after any operation and %s survives, what the office has written is whole or not there',
  async (survival) => {
    const { disk: whole, isAdded, isLogged } = await writeUntil(Number.POSITIVE_INFINITY);
    expect([isAdded, isLogged]).toEqual([true, true]);
    const moments = whole.operations.length;
    expect(moments).toBeGreaterThan(10);
    for (let i = 0; i <= moments; i += 1) {
      const stop = await writeUntil(i);
      const store = directoryStore(stop.disk.afterPowerLoss(survival).fs, dataDir);
      const found = await store.remarks.all(entry);
      const at = `after ${i}: ${whole.operations[i - 1] ?? 'nothing'}`;
      expect(found, at).toEqual(stop.isAdded || found.length > 0 ? [remark] : []);
      expect((await store.list()).applications, at).toHaveLength(applications.length);
      if (stop.isLogged) expect(await store.log.page(1, 9), at).toEqual([event]);
    }
  },
);
