import { join } from 'node:path';
import { type FileSystem, persist, writeSynced } from '#server/storing/fileSystem.ts';
import type { DeletionRecord } from '#server/storing/record.ts';
import { type Entry, nameOf, parseEntryName } from '#server/storing/store.ts';

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

const parseLine = (line: string): Entry | undefined => {
  try {
    const { form, id } = JSON.parse(line);
    return parseEntryName(nameOf({ form, key: id }));
  } catch {
    return undefined;
  }
};

/** The entries whose deletion has begun, or was about to. */
export const auditedDeletions = async (fs: FileSystem, dataDir: string): Promise<Entry[]> => {
  // Where it is there and cannot be read, the next deletion cannot write it either, and says so.
  const lines = (await fs.readFile(join(dataDir, FILE), 'utf8').catch(() => '')).split('\n');
  return [...new Set(lines)].map(parseLine).filter((entry) => entry !== undefined);
};
