import { type ListAddress, listQuery, parseListAddress, toStoreFilter } from '#server/office/page/listFilter.ts';
import { applicationPath } from '#server/office/page/viewModels.ts';
import { entryName } from '#server/storing/application.ts';
import { compareFor } from '#server/storing/order.ts';
import type { ListedApplication, Lists } from '#server/storing/store.ts';

export const PAGE_SIZE = 50;

/** By so many pages it may have moved. By `waiting`, an application moves by its own mark, and its place in the list is where it was. */
const MOST_MOVED = 5;

/**
 * The links from an application back to its list, and to the applications before and after it there. `query` is that of the list. An
 * application that no longer matches the filter is placed by the order of the list.
 */
export const findNeighbors = async (
  store: Lists,
  application: ListedApplication,
  query: URLSearchParams,
): Promise<{ list: string; isByDay: boolean; previous: string | undefined; next: string | undefined }> => {
  const address = parseListAddress(query);
  const { order } = address;
  const filter = await toStoreFilter(store, address);
  const rowsOf = async (page: number) =>
    (await store.list(filter, { number: page, size: PAGE_SIZE }, order)).applications;
  const compare = compareFor(order);
  let { number } = address;
  let rows = await rowsOf(number);
  const isBefore = () => number > 1 && (!rows[0] || compare(application, rows[0]) < 0);
  const isAfter = () => rows.length === PAGE_SIZE && compare(application, rows.at(-1)!) > 0;
  // Marks and new applications have moved it to a page before, or after, the one that its link names.
  const most = order === 'waiting' ? 1 : MOST_MOVED;
  const [isAway, step] = isBefore() ? [isBefore, -1] : [isAfter, 1];
  for (let moved = 0; moved < most && isAway(); moved += 1) rows = await rowsOf((number += step));
  if (isAway()) rows = await rowsOf((number = address.number));
  const linkTo = (row: ListedApplication | undefined, page: number) =>
    row && applicationPath(row) + listQuery({ ...address, number: page } satisfies ListAddress);

  const name = entryName(application);
  const index = rows.findIndex((row) => entryName(row) === name);
  const isListed = index >= 0;
  const firstAfter = isListed ? index + 1 : rows.findIndex((row) => compare(row, application) > 0);
  const next = firstAfter < 0 ? rows.length : firstAfter;
  const previous = (isListed ? index : next) - 1;
  return {
    list: `/${listQuery({ ...address, number })}`,
    isByDay: order === 'day',
    previous:
      previous < 0 && number > 1
        ? linkTo((await rowsOf(number - 1)).at(-1), number - 1)
        : linkTo(rows[previous], number),
    next: next >= PAGE_SIZE ? linkTo((await rowsOf(number + 1))[0], number + 1) : linkTo(rows[next], number),
  };
};
