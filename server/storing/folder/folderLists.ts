import { reasonOf } from '#server/storing/errors.ts';
import { type Filter, matcherFor } from '#server/storing/filter.ts';
import type { IndexEntry } from '#server/storing/folder/folderIndex.ts';
import type { ShownRemark } from '#server/storing/folder/remarksFolder.ts';
import { compareByTime, compareFor } from '#server/storing/order.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import {
  type ApplicationCount,
  type Entry,
  type ListedApplication,
  type Lists,
  type Unreadable,
} from '#server/storing/store.ts';

/** The lists of a store in a folder, from the index of its records and the last remarks by the names of entries. */
export const folderLists = (
  readIndex: () => Promise<IndexEntry[]>,
  lastRemarks: () => Promise<Map<string, ShownRemark>>,
  locationOf: (entry: Entry) => string,
): (() => Promise<Lists>) => {
  /** Each application with its last remark. It is made again when there is another remark or record. */
  let listed = new Map<IndexEntry, { remark: ShownRemark | undefined; application: ListedApplication }>();
  const withRemarks = (indexed: readonly IndexEntry[], last: ReadonlyMap<string, ShownRemark>) => {
    const next: typeof listed = new Map();
    for (const each of indexed) {
      if (each.kind !== 'application') continue;
      const remark = last.get(each.name);
      const known = listed.get(each);
      next.set(
        each,
        known && known.remark === remark ? known : { remark, application: { ...each.summary, ...remark?.last } },
      );
    }
    listed = next;
    return next;
  };

  return async () => {
    const indexed = await readIndex();
    return listsOf(indexed, withRemarks(indexed, await lastRemarks()), locationOf);
  };
};

type WithRemarks = ReadonlyMap<IndexEntry, { remark: ShownRemark | undefined; application: ListedApplication }>;

/** The lists of an index that was read. */
const listsOf = (indexed: readonly IndexEntry[], all: WithRemarks, locationOf: (entry: Entry) => string): Lists => {
  /** All applications that match a filter, in no order, and what cannot be read. */
  const select = (filter: Filter) => {
    let references: Set<string> | undefined;
    const fits = (reference: string) => {
      references ??= new Set(
        [...all.values()].flatMap(({ application }) =>
          application.addsTo === undefined ? [application.reference] : [],
        ),
      );
      return references.has(reference);
    };
    const matches = matcherFor(filter, fits);
    const applications: ListedApplication[] = [];
    const unreadable: Unreadable[] = [];
    for (const each of indexed) {
      if (each.kind === 'unreadable')
        unreadable.push({ location: locationOf(each.entry), reason: reasonOf(each.error) });
      const found = all.get(each);
      if (found && each.kind === 'application' && matches(found.application, each.searchable, found.remark?.text ?? ''))
        applications.push(found.application);
    }
    return { applications, unreadable };
  };

  const list: Lists['list'] = async (filter = {}, page, order) => {
    const { applications, unreadable } = select(filter);
    const total = applications.length;
    applications.sort(order ? compareFor(order) : page ? compareFor('day') : compareByTime);
    if (!page) return { applications, total, unreadable };
    const start = (page.number - 1) * page.size;
    return { applications: applications.slice(start, start + page.size), total, unreadable };
  };

  const counts: Lists['counts'] = async (filter) => {
    const groups = new Map<string, ApplicationCount>();
    for (const { form, appliesFor, mark = NEW_MARK } of select(filter).applications) {
      const name = `${form}\0${appliesFor}\0${mark}`;
      const group = groups.get(name);
      if (group) group.count += 1;
      else groups.set(name, { form, appliesFor, mark, count: 1 });
    }
    return [...groups.values()];
  };

  return { list, counts };
};
