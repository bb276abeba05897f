import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore, Unreadable } from '#server/storing/store.ts';

/** Every application in a store with its answers, oldest first, and what cannot be read. */
export const allIn = async (
  store: ApplicationStore,
): Promise<{ applications: StoredApplication[]; unreadable: Unreadable[] }> => {
  const { applications: summaries, unreadable } = await store.list();
  const applications: StoredApplication[] = [];
  for (const summary of summaries) applications.push(asApplication(await store.read(entryOf(summary)))!);
  return { applications, unreadable };
};
