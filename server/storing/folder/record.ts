import { FORMAT, type StoredApplication } from '#server/storing/application.ts';
import type { Deleted } from '#server/storing/deleted.ts';
import { UnknownFormat } from '#server/storing/unknownFormat.ts';

/** What application.json holds. Throws where it is damaged, or in a format of a newer program. */
export const recordIn = (text: string): StoredApplication | Deleted => {
  const record: StoredApplication | Deleted = JSON.parse(text);
  if (record.version !== FORMAT) throw new UnknownFormat();
  if (Number.isNaN(Date.parse(record.receivedAt))) throw new Error('It does not say when it was received.');
  return record;
};
