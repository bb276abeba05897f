import { entryOf } from '#server/storing/application.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ListedApplication } from '#server/storing/store.ts';
import { gradesInOrder } from '#server/storing/summary.ts';

/** The orders of a list: the newest first, by family name, by grade and family name, or the longest waiting first. */
export const orders = ['day', 'name', 'grade', 'waiting'] as const;
export type Order = (typeof orders)[number];

export const isOrder = (text: string): text is Order => (orders as readonly string[]).includes(text);

/** Since when an application has its mark: without one, since it was received. */
export const waitingSince = ({ mark = NEW_MARK, markedAt, receivedAt }: ListedApplication): string =>
  mark === NEW_MARK ? receivedAt : (markedAt ?? receivedAt);

type Compare = (one: ListedApplication, other: ListedApplication) => number;

const by =
  <Value extends string | number>(valueOf: (application: ListedApplication) => Value): Compare =>
  (one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };

const inTurn =
  (...all: Compare[]): Compare =>
  (one, other) => {
    for (const compare of all) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };

const byTime = inTurn(
  by(({ receivedAt }) => receivedAt),
  by((application) => entryOf(application).key),
);
const newestFirst: Compare = (one, other) => byTime(other, one);

/** Compares two applications for an order. */
export const compareFor = (order: Order): Compare => {
  const byName = inTurn(
    by(({ sortName }) => sortName),
    newestFirst,
  );
  if (order === 'day') return newestFirst;
  if (order === 'name') return byName;
  if (order === 'waiting') return inTurn(by(waitingSince), newestFirst);
  const ranks = new Map(gradesInOrder().map((grade, rank) => [grade, rank]));
  return inTurn(
    by(({ appliesFor }) => ranks.get(appliesFor) ?? ranks.size),
    byName,
  );
};

/** Compares two applications in the order in which they were received. */
export const compareByTime = byTime;
