import { leastOf } from '#server/listening/crowd.ts';

/** Whoever may have to wait for a turn. */
interface Member {
  network: string;
}

/** Does some work for a member when its turn has come. */
export type TakeTurn<M extends Member> = <T>(member: M, work: () => T | Promise<T>) => Promise<T>;

/**
 * Does one work after another, and lets everything else have its turn between two of them. The networks alternate; of a
 * network the member that has cost least time so far comes first: what is small does not wait for what is large.
 */
export const takingTurns = <M extends Member>(): TakeTurn<M> => {
  const waiting = new Map<string, { member: M; run: () => Promise<void> }[]>();
  const spent = new WeakMap<M, number>();
  const costOf = (member: M) => spent.get(member) ?? 0;
  let isRunning = false;

  const next = async () => {
    const [first] = waiting;
    isRunning = first !== undefined;
    if (!first) return;
    const [network, crowd] = first;
    const chosen = leastOf(crowd, ({ member }) => costOf(member))!;
    const others = crowd.filter((one) => one !== chosen);
    // Whoever stands in the map longest is next.
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    const begun = performance.now();
    await chosen.run();
    // What else it caused is done when the loop comes round again.
    setImmediate(() => {
      spent.set(chosen.member, costOf(chosen.member) + performance.now() - begun);
      void next();
    });
  };

  return (member, work) =>
    new Promise((resolve, reject) => {
      const run = () => Promise.resolve().then(work).then(resolve, reject);
      waiting.set(member.network, [...(waiting.get(member.network) ?? []), { member, run }]);
      if (isRunning) return;
      isRunning = true;
      setImmediate(next);
    });
};
