import { NotFoundRecorded } from '#server/storing/errors.ts';
import { createLock } from '#server/storing/lock.ts';

/** More counts are not kept. A count only matters while an upload that was sent before it goes on. */
const KEPT_COUNTS = 10_000;

/**
 * Counts how often each application was answered with "not found", and refuses an upload that was sent before the last of these
 * answers. In memory: when the service stops, its uploads end, too.
 */
export const askedCounts = () => {
  const counts = new Map<string, number>();
  const withLock = createLock();

  return {
    commit: <T>(name: string, asked: number | undefined, commit: () => Promise<T>): Promise<T> =>
      withLock(name, async () => {
        if (asked !== undefined && asked < (counts.get(name) ?? 0)) throw new NotFoundRecorded();
        return commit();
      }),

    findOrCount: <T>(name: string, find: () => Promise<T | undefined>): Promise<T | { asked: number }> =>
      withLock(name, async () => {
        const found = await find();
        if (found !== undefined) return found;
        const asked = (counts.get(name) ?? 0) + 1;
        // The last one counted is the last one removed.
        counts.delete(name);
        counts.set(name, asked);
        if (counts.size > KEPT_COUNTS) counts.delete(counts.keys().next().value!);
        return { asked };
      }),
  };
};
