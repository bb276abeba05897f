import { join } from 'node:path';
import { type FileSystem, persist, writeSynced } from '#server/storing/fileSystem.ts';
import type { DeletionRecord } from '#server/storing/record.ts';
import type { Entry } from '#server/storing/store.ts';

const FILE = 'audit.log';

/** Adds a deletion to the audit, which identifies nobody. The line is durable when this resolves, and spoiled by none that was cut off. */
export const auditDeletion = async (
  fs: FileSystem,
  dataDir: string,
  { form, key }: Entry,
  { deletedAt, receivedAt }: DeletionRecord,
): Promise<void> => {
  const line = JSON.stringify({ at: deletedAt, did: 'delete', form, id: key, receivedAt });
  await writeSynced(fs, join(dataDir, FILE), `\n${line}\n`, 'a');
  await persist(fs, dataDir);
};
