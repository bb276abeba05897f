import { NotFoundRecorded } from '#server/storing/errors.ts';
import { createLock } from '#server/storing/lock.ts';

/** More answers are not kept. An answer only matters while an upload that started before it goes on. */
const KEPT_ANSWERS = 10_000;

/**
 * Refuses an application whose upload started before a status request for it was answered with "not found". In memory: when the
 * service stops, its uploads end, too.
 */
export const notFoundAnswers = () => {
  let lastNumber = 0;
  /** The number of the last such answer for each application, in the order of the answers. */
  const answers = new Map<string, number>();
  const withLock = createLock();

  return {
    nextUploadNumber: (): number => lastNumber,

    commit: <T>(name: string, uploadNumber: number | undefined, commit: () => Promise<T>): Promise<T> =>
      withLock(name, async () => {
        if (uploadNumber !== undefined && (answers.get(name) ?? 0) > uploadNumber) throw new NotFoundRecorded();
        return commit();
      }),

    findOrRecord: <T>(name: string, find: () => Promise<T | undefined>): Promise<T | undefined> =>
      withLock(name, async () => {
        const found = await find();
        if (found !== undefined) return found;
        lastNumber += 1;
        answers.delete(name);
        answers.set(name, lastNumber);
        if (answers.size > KEPT_ANSWERS) answers.delete(answers.keys().next().value!);
        return undefined;
      }),
  };
};
