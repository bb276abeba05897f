import { type LastRemark, lastRemarkOf, nextRemark, READ_MARK, type Remark } from '#server/storing/remarks.ts';
import type { ApplicationStore, Entry } from '#server/storing/store.ts';

interface Change {
  mark: string | undefined;
  /** Is put above the note that is there. */
  note: string;
  by: string;
  /** When the page was shown that asked for it, ISO 8601, UTC; null where it does not say. */
  shown: string | null;
}

/** Whether another user has set a mark since the page was shown that this one would replace. */
export const isMarkedSince = (
  { mark, markedAt }: LastRemark,
  { shown, mark: newMark }: Pick<Change, 'shown' | 'mark'>,
) =>
  mark !== undefined &&
  markedAt !== undefined &&
  shown !== null &&
  markedAt > shown &&
  ![READ_MARK, newMark ?? mark].includes(mark);

/** Another user may save a remark in between. */
const TRIES = 5;
/** A store syncs each remark: several at once wait together. */
const AT_ONCE = 8;

/** The same change later, in milliseconds, is not the same form sent twice. */
const SENT_TWICE_WITHIN = 60_000;

/** Whether the form was sent twice: the last remark is already this change. */
const isThere = (last: Remark | undefined, { mark, note, by }: Change, now: Date) =>
  last?.by === by &&
  now.getTime() - Date.parse(last.at) < SENT_TWICE_WITHIN &&
  (mark === undefined || last.mark === mark) &&
  `${last.note}\n`.startsWith(note && `${note}\n`);

const markOne = async (store: ApplicationStore, entry: Entry, change: Change): Promise<'changed' | 'left' | 'gone'> => {
  const { mark, note, by } = change;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const existing = await store.remarks.all(entry);
    const now = await store.now();
    const last = existing.at(-1);
    if (isThere(last, change, now)) return 'changed';
    if (last && isMarkedSince(lastRemarkOf(last), change)) return 'left';
    const notes = [note, last?.note ?? ''].filter(Boolean).join('\n');
    const at = now.toISOString();
    const remark = nextRemark(existing, { ...(mark !== undefined && { mark }), note: notes, by, at }, READ_MARK);
    if (await store.remarks.add(entry, remark)) return 'changed';
  }
  return 'gone';
};

/**
 * Marks several applications. Returns those that were changed: not one that was deleted meanwhile, nor one that another user has marked
 * since, which is left as it is.
 */
export const markAll = async (
  store: ApplicationStore,
  entries: readonly Entry[],
  change: Change,
): Promise<{ changed: Entry[]; left: number }> => {
  const changed: Entry[] = [];
  let left = 0;
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    const became = await Promise.all(some.map((entry) => markOne(store, entry, change)));
    changed.push(...some.filter((_, i) => became[i] === 'changed'));
    left += became.filter((each) => each === 'left').length;
  }
  return { changed, left };
};
