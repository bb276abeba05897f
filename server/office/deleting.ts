import { progressOf } from '#server/office/progress.ts';
import type { Terminal } from '#server/office/terminal.ts';
import { entryOf } from '#server/storing/application.ts';
import { deletedOf, unlessDeleted } from '#server/storing/deleted.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Deletes applications, one after another. Returns how many; fewer than asked for when it was interrupted. */
export const deleteAll = async (
  store: ApplicationStore,
  summaries: readonly Summary[],
  terminal: Terminal,
): Promise<number> => {
  await store.finishDeletions();
  const step = progressOf(terminal, summaries.length, 'applications deleted');
  let count = 0;
  for (const { form, submissionId } of summaries) {
    if (terminal.interrupted.aborted) break;
    const entry = entryOf({ form, submissionId });
    const application = unlessDeleted(await store.read(entry));
    if (!application) continue;
    await store.remove(entry, deletedOf(application, await store.now()));
    count += 1;
    step();
  }
  return count;
};
