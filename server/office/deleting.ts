import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Desk } from '#server/office/desk.ts';
import { progressOf } from '#server/office/progress.ts';
import type { Summary } from '#server/office/summary.ts';
import { spoolsIn } from '#server/receiving/spool.ts';
import { keyOf } from '#server/storing/application.ts';
import { deletedOf } from '#server/storing/deleted.ts';
import { disk, persist } from '#server/storing/fileSystem.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

export const AUDIT = 'audit.log';

const audit = async (dataDir: string, line: object) => {
  const log = await open(join(dataDir, AUDIT), 'a', 0o600);
  try {
    await log.appendFile(`${JSON.stringify(line)}\n`);
    await log.sync();
  } finally {
    await log.close();
  }
  await persist(disk, dataDir);
};

/**
 * Deletes applications, one after another, each with a line in the audit that tells nothing of its applicant. Returns how
 * many; fewer than asked for when it was interrupted.
 */
export const deleteAll = async (
  dataDir: string,
  store: ApplicationStore,
  summaries: readonly Summary[],
  desk: Desk,
): Promise<number> => {
  await store.finishDeletions();
  // Deleting is what helps a disk that is full.
  const spools = spoolsIn(disk, dataDir, 0);
  const step = progressOf(desk, summaries.length, 'applications deleted');
  let count = 0;
  for (const { form, submissionId } of summaries) {
    if (desk.interrupted.aborted) break;
    const application = await store.read(form, submissionId);
    if (!application) continue;
    const key = keyOf(submissionId);
    const deleted = deletedOf(application, new Date());
    // Written down first: where that fails nothing is removed.
    await audit(dataDir, { at: deleted.deletedAt, did: 'delete', form, id: key, receivedAt: deleted.receivedAt });
    await spools.within((spool) => store.remove(store.placeOf(form, key), deleted, spool));
    count += 1;
    step();
  }
  return count;
};
