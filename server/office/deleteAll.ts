import { progressOf } from '#server/office/progress.ts';
import type { TaskOptions } from '#server/office/terminal.ts';
import { entryOf } from '#server/storing/application.ts';
import { asApplication, deletionOf } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/**
 * Deletes applications, additions first: one whose application is gone is hard to find. Returns how many were deleted: fewer than given
 * when it is interrupted.
 */
export const deleteAll = async (
  store: ApplicationStore,
  summaries: readonly Summary[],
  task: TaskOptions = {},
): Promise<number> => {
  await store.finishDeletions();
  const step = progressOf(task, summaries.length, 'applications deleted');
  let count = 0;
  const additionsFirst = summaries.toSorted(
    (one, other) => Number(one.addsTo === undefined) - Number(other.addsTo === undefined),
  );
  for (const summary of additionsFirst) {
    if (task.interrupted?.aborted) break;
    const entry = entryOf(summary);
    const application = asApplication(await store.read(entry));
    if (!application) continue;
    await store.remove(entry, deletionOf(application, await store.now()));
    count += 1;
    step();
  }
  return count;
};
