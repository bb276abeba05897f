import { FORMAT, type StoredApplication } from '#server/storing/application.ts';
import { UnknownFormat } from '#server/storing/errors.ts';

/** The record that replaces that of a deleted application. It identifies nobody. */
export interface DeletionRecord {
  version: typeof FORMAT;
  form: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  deletedAt: string;
}

export type StoredRecord = StoredApplication | DeletionRecord;

export const isDeletion = (record: StoredRecord): record is DeletionRecord => 'deletedAt' in record;

/** The application of a record; undefined when it was deleted or there is no record. */
export const asApplication = (record: StoredRecord | undefined): StoredApplication | undefined =>
  record && !isDeletion(record) ? record : undefined;

export const deletionOf = ({ form, receivedAt }: StoredApplication, now: Date): DeletionRecord => ({
  version: FORMAT,
  form,
  receivedAt,
  deletedAt: now.toISOString(),
});

/** Parses application.json. Throws when it is damaged, and UnknownFormat for the format of a newer program. */
export const parseRecord = (text: string): StoredRecord => {
  const record: StoredRecord = JSON.parse(text);
  if (record.version !== FORMAT) throw new UnknownFormat();
  if (Number.isNaN(Date.parse(record.receivedAt))) throw new Error('The record has no receivedAt.');
  return record;
};
