import type { Moment } from '#server/storing/store.ts';
import { AnsweredAbsent } from '#server/storing/storeErrors.ts';

/** More answers are not remembered. Only one that an upload has outlived matters. */
const ANSWERS = 10_000;

/**
 * Keeps an application that was answered to be absent from being stored by an upload that had begun before. In memory: of the
 * uploads that a stopped service was reading nothing is left.
 */
export const answeredAbsent = () => {
  let moment: Moment = 0;
  /** When each was last answered to be absent, in the order of the answers. */
  const absent = new Map<string, Moment>();
  const commits = new Map<string, Set<Promise<unknown>>>();

  return {
    begin: (): Moment => moment,

    /** Commits an application unless it was answered to be absent since its upload began. */
    unlessAbsent: <T>(name: string, begun: Moment | undefined, commit: () => Promise<T>): Promise<T> => {
      if (begun !== undefined && (absent.get(name) ?? 0) > begun) return Promise.reject(new AnsweredAbsent());
      const others = commits.get(name) ?? new Set();
      const committed = commit().finally(() => {
        others.delete(committed);
        if (others.size === 0) commits.delete(name);
      });
      commits.set(name, others.add(committed));
      return committed;
    },

    /** Returns what is found once no commit is under way. Where that is nothing, what has begun by now is not committed. */
    findFinally: async <T>(name: string, find: () => Promise<T | undefined>): Promise<T | undefined> => {
      moment += 1;
      absent.delete(name);
      absent.set(name, moment);
      if (absent.size > ANSWERS) absent.delete(absent.keys().next().value!);
      await Promise.allSettled(commits.get(name) ?? new Set<Promise<unknown>>());
      const found = await find();
      if (found !== undefined) absent.delete(name);
      return found;
    },
  };
};
