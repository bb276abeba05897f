import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { applicationOf, entryOf, filesOf } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import type { SendMails } from '#server/storing/mailQueue.ts';
import { asApplication, isDeletion } from '#server/storing/record.ts';
import { applications, dataDir, sendAll } from '#tests/server/powerLoss/intakeOnDisk.ts';
import { type SimulatedDisk, simulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';

const entry = entryOf({ form: 'staff', submissionId: applications[0]!.submissionId });
const remark = { revision: 1, mark: 'read', note: 'ملاحظة', by: 'Rana', at: '2026-11-22T08:00:00.000Z' };
const event = { at: remark.at, by: 'Rana', did: 'marked' as const, entry };
const deleted = entryOf({ form: 'staff', submissionId: applications[1]!.submissionId });
const deletion = { version: 1, form: 'staff', receivedAt: remark.at, deletedAt: remark.at } as const;
const { personalInfo, ...others } = JSON.parse(JSON.stringify(staffExamples['single man']));
/** An application without files. */
const late = applicationOf(
  'staff',
  newId(),
  { ...others, personalInfo: { ...personalInfo, passport: undefined } },
  new Date(),
);

const filledDisk = simulatedDisk();
await sendAll(filledDisk);
await directoryStore(filledDisk.fs, dataDir).remarks.add(deleted, remark);
const filled = asApplication(await directoryStore(filledDisk.fs, dataDir).read(deleted))!.answers;

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Writes a remark and an event, deletes an application and queues e-mails, on a machine that stops after so many operations. */
const writeUntil = async (stopsAfter: number) => {
  const disk = filledDisk.afterPowerLoss('nothing', { stopsAfter });
  const warnings: string[] = [];
  const store = directoryStore(disk.fs, dataDir, { warn: (what) => warnings.push(what) });
  const isAdded = await store.remarks.add(entry, remark).catch(() => false);
  const isLogged = await succeeds(store.log.add([event]));
  const isDeleted = await succeeds(store.remove(deleted, deletion));
  await store.mail.open().catch(() => {});
  const isStored = await succeeds(store.withSpool((spool) => store.commit(late, spool, { receiptsPerDay: 1 })));
  const isQueued = isStored && warnings.length === 0;
  return { disk, isAdded, isLogged, isDeleted, isQueued };
};

/** What of these is in a store after a loss of power. */
const found = async ({ fs }: SimulatedDisk) => {
  const store = directoryStore(fs, dataDir);
  const record = await store.read(deleted);
  const audit = await fs.readFile(`${dataDir}/audit.log`, 'utf8').catch(() => '');
  let mails = 0;
  const send: SendMails = async (all) => {
    mails += all.length;
    return all.map(() => 'done');
  };
  const { unreadable } = await store.list();
  const files = await store.fileNames(deleted);
  await store.mail.open();
  await store.mail.sendToOffice(0, send);
  while (await store.mail.sendReceipt(send));
  return {
    unreadable,
    remarks: await store.remarks.all(entry),
    events: await store.log.page(1, 9),
    isDeleted: isDeletion(record!),
    isWhole: files.length === filesOf(filled).length,
    files,
    remarksOfDeleted: await store.remarks.all(deleted),
    isAudited: audit.includes(deleted.key),
    mails,
  };
};

test.each(['nothing', 'names'] as const)(
  'when the power fails after any operation and %s survives, remarks, events and deletions are whole or missing, and kept like e-mails when acknowledged',
  async (survival) => {
    const { disk: complete, ...all } = await writeUntil(Number.POSITIVE_INFINITY);
    expect(all).toEqual({ isAdded: true, isLogged: true, isDeleted: true, isQueued: true });
    const count = complete.operations.length;
    expect(count).toBeGreaterThan(30);
    for (let i = 0; i <= count; i += 1) {
      const stop = await writeUntil(i);
      const left = await found(stop.disk.afterPowerLoss(survival));
      const when = `after ${i}: ${complete.operations[i - 1] ?? 'nothing'}`;
      expect(left.unreadable, when).toEqual([]);
      expect(left.remarks, when).toEqual(stop.isAdded || left.remarks.length > 0 ? [remark] : []);
      if (stop.isLogged)
        expect(left.events, when).toEqual([
          { at: event.at, by: event.by, did: event.did, count: 1, entries: [event.entry] },
        ]);
      // An application is deleted only once that is in the audit, and is whole until then.
      expect(left.isDeleted ? left.isAudited : left.isWhole, when).toBe(true);
      if (stop.isDeleted) expect([left.isDeleted, left.files, left.remarksOfDeleted], when).toEqual([true, [], []]);
      if (stop.isQueued) expect(left.mails, when).toBe(2);
    }
  },
);
