import { NotFoundRecorded } from '#server/storing/errors.ts';
import { createLock } from '#server/storing/lock.ts';

/** More records are not kept. A record only matters while an upload that started before it goes on. */
const KEPT_RECORDS = 10_000;

/**
 * Refuses an application whose upload started before a status request for it was answered with "not found". In memory: when the
 * service stops, its uploads end, too.
 */
export const notFoundRecords = () => {
  let lastNumber = 0;
  /** The number of the last "not found" for each application, in the order of these numbers. */
  const records = new Map<string, number>();
  const withLock = createLock();

  return {
    nextUploadNumber: (): number => lastNumber,

    commit: <T>(name: string, uploadNumber: number | undefined, commit: () => Promise<T>): Promise<T> =>
      withLock(name, async () => {
        if (uploadNumber !== undefined && (records.get(name) ?? 0) > uploadNumber) throw new NotFoundRecorded();
        return commit();
      }),

    findOrRecord: <T>(name: string, find: () => Promise<T | undefined>): Promise<T | undefined> =>
      withLock(name, async () => {
        const found = await find();
        if (found !== undefined) return found;
        lastNumber += 1;
        records.delete(name);
        records.set(name, lastNumber);
        if (records.size > KEPT_RECORDS) records.delete(records.keys().next().value!);
        return undefined;
      }),
  };
};
