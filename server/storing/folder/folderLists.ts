import { setImmediate as nextTurn } from 'node:timers/promises';
import { reasonOf } from '#server/storing/errors.ts';
import { type Filter, matcherFor } from '#server/storing/filter.ts';
import type { IndexEntry } from '#server/storing/folder/folderIndex.ts';
import type { ShownRemark } from '#server/storing/folder/remarksFolder.ts';
import { compareByTime, compareFor } from '#server/storing/order.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import {
  type ApplicationCount,
  type ApplicationStore,
  type Entry,
  type ListedApplication,
  nameOf,
  type Unreadable,
} from '#server/storing/store.ts';

/** The lists of a store in a folder, from the index of its records and the last remarks by the names of entries. */
export const folderLists = (
  readIndex: () => Promise<IndexEntry[]>,
  lastRemarks: () => Promise<Map<string, ShownRemark>>,
  locationOf: (entry: Entry) => string,
): Pick<ApplicationStore, 'list' | 'counts'> => {
  const readNow = async () => {
    const indexed = await readIndex();
    return { indexed, last: await lastRemarks() };
  };
  let isRead: ReturnType<typeof readNow> | undefined;
  /** Reads the index. Calls of one moment share it. */
  const readOnce = () => {
    isRead ??= nextTurn().then(() => {
      isRead = undefined;
      return readNow();
    });
    return isRead;
  };

  /** All applications that match a filter, in no order, and what cannot be read. */
  const select = async (filter: Filter) => {
    const { indexed, last } = await readOnce();
    const references = new Set(
      indexed.flatMap((each) =>
        each.kind === 'application' && each.summary.addsTo === undefined ? [each.summary.reference] : [],
      ),
    );
    const matches = matcherFor(filter, (reference) => references.has(reference));
    const applications: ListedApplication[] = [];
    const unreadable: Unreadable[] = [];
    for (const each of indexed) {
      if (each.kind === 'unreadable')
        unreadable.push({ location: locationOf(each.entry), reason: reasonOf(each.error) });
      if (each.kind !== 'application') continue;
      const remark = last.get(nameOf(each.entry));
      const application = { ...each.summary, ...remark?.last };
      if (matches(application, each.searchable, remark?.text ?? '')) applications.push(application);
    }
    return { applications, unreadable };
  };

  const list: ApplicationStore['list'] = async (filter = {}, page, order) => {
    const { applications, unreadable } = await select(filter);
    const total = applications.length;
    applications.sort(order ? compareFor(order) : page ? compareFor('day') : compareByTime);
    if (!page) return { applications, total, unreadable };
    const start = (page.number - 1) * page.size;
    return { applications: applications.slice(start, start + page.size), total, unreadable };
  };

  const counts = async (filter: Filter) => {
    const groups = new Map<string, ApplicationCount>();
    for (const { form, appliesFor, mark = NEW_MARK } of (await select(filter)).applications) {
      const name = JSON.stringify([form, appliesFor, mark]);
      const group = groups.get(name) ?? { form, appliesFor, mark, count: 0 };
      group.count += 1;
      groups.set(name, group);
    }
    return [...groups.values()];
  };

  return { list, counts };
};
