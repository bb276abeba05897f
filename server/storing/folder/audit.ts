import { join } from 'node:path';
import type { Deleted } from '#server/storing/deleted.ts';
import { type FileSystem, persist } from '#server/storing/fileSystem.ts';
import type { Entry } from '#server/storing/store.ts';

const AUDIT = 'audit.log';

/** Adds the line of a deletion to the audit, which names nobody. It is on the disk when this resolves. */
export const auditDeletion = async (
  fs: FileSystem,
  dataDir: string,
  { form, key }: Entry,
  { deletedAt, receivedAt }: Deleted,
): Promise<void> => {
  const log = await fs.open(join(dataDir, AUDIT), 'a', 0o600);
  try {
    await log.writeFile(`${JSON.stringify({ at: deletedAt, did: 'delete', form, id: key, receivedAt })}\n`);
    await log.sync();
  } finally {
    await log.close();
  }
  await persist(fs, dataDir);
};
