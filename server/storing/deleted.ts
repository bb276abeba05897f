import { FORMAT, type StoredApplication } from '#server/storing/application.ts';

/** What stays of an application that was deleted, in its record's place: nothing by which anybody could be known. */
export interface Deleted {
  version: typeof FORMAT;
  form: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  deletedAt: string;
}

export const isDeleted = (record: StoredApplication | Deleted): record is Deleted => 'deletedAt' in record;

/** The application that is kept, if one is. */
export const unlessDeleted = (kept: StoredApplication | Deleted | undefined): StoredApplication | undefined =>
  kept && !isDeleted(kept) ? kept : undefined;

export const deletedOf = ({ form, receivedAt }: StoredApplication, now: Date): Deleted => ({
  version: FORMAT,
  form,
  receivedAt,
  deletedAt: now.toISOString(),
});
