import { listQuery, parseListFilter, parsePageNumber, toStoreFilter } from '#server/office/page/listFilter.ts';
import { PAGE_SIZE } from '#server/office/page/listRoute.tsx';
import { applicationPath } from '#server/office/page/viewModels.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/**
 * The links from an application back to its list, and to the applications before and after it there. `query` is that of the list. An
 * application that no longer matches the filter is placed by its date.
 */
export const findNeighbors = async (
  store: ApplicationStore,
  application: StoredApplication,
  query: URLSearchParams,
): Promise<{ list: string; newer: string | undefined; older: string | undefined }> => {
  const filter = parseListFilter(query);
  const number = parsePageNumber(query);
  const rowsOf = async (page: number) =>
    (await store.list(toStoreFilter(filter), { number: page, size: PAGE_SIZE })).applications.map((summary) => ({
      receivedAt: summary.receivedAt,
      path: applicationPath(summary),
      href: applicationPath(summary) + listQuery(filter, page),
    }));

  const rows = await rowsOf(number);
  const index = rows.findIndex(({ path }) => path === applicationPath(application));
  const isListed = index >= 0;
  const firstOlder = isListed ? index + 1 : rows.findIndex(({ receivedAt }) => receivedAt < application.receivedAt);
  const olderIndex = firstOlder < 0 ? rows.length : firstOlder;
  const newerIndex = (isListed ? index : olderIndex) - 1;
  const newer = newerIndex < 0 && number > 1 ? (await rowsOf(number - 1)).at(-1) : rows[newerIndex];
  const older = olderIndex >= PAGE_SIZE ? (await rowsOf(number + 1))[0] : rows[olderIndex];
  return { list: `/${listQuery(filter, number)}`, newer: newer?.href, older: older?.href };
};
