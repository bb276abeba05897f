import { join } from 'node:path';
import { HANDOVER_AGE } from '#forms/handover.ts';
import { keyOf } from '#server/storing/application.ts';
import { ifMissing } from '#server/storing/errors.ts';
import { type FileSystem, makeDirectory } from '#server/storing/fileSystem.ts';
import { HANDOVER_BYTES, type Handovers, noRoomForHandovers } from '#server/storing/handovers.ts';
import { spoolsIn } from '#server/storing/spool.ts';

const FILE = 'draft';

/**
 * Encrypted drafts in a folder: a file for each, named by the hash of its id. An empty file has been removed: its date says when.
 * Nothing is synced, since the device that sent a draft has it, too.
 */
export const handoverFolder = (
  fs: FileSystem,
  dataDir: string,
  { freeBytes = 0, handoverBytes = HANDOVER_BYTES }: { freeBytes?: number; handoverBytes?: number | undefined } = {},
): Handovers => {
  const folder = join(dataDir, 'handover');
  const pathOf = (id: string) => join(folder, keyOf(id));
  // Twice the free space that applications leave: no draft takes the room of an application.
  const spools = spoolsIn(fs, dataDir, 2 * freeBytes);
  // Removing one makes room.
  const anyRoom = spoolsIn(fs, dataDir, Number.NEGATIVE_INFINITY);
  let arriving = 0;

  const namesIn = () => fs.readdir(folder).catch(ifMissing<string[]>([]));
  /** What is kept, but for what would be replaced. */
  const kept = async (replaced?: string) => {
    const names = (await namesIn()).filter((name) => name !== replaced);
    const stats = names.map((name) => fs.stat(join(folder, name)).catch(ifMissing(undefined)));
    return (await Promise.all(stats)).filter((each) => each !== undefined);
  };

  /** Writes a whole file, then renames it to its place. */
  const write = (id: string, bytes: AsyncIterable<Uint8Array>, size: number, within = spools) =>
    within.withSpool(async (spool) => {
      await spool.write(FILE, bytes);
      await makeDirectory(fs, folder);
      await fs.rename(join(spool.directory, FILE), pathOf(id));
    }, size);

  return {
    put: async (id, bytes, size) => {
      arriving += size;
      try {
        const total = (await kept(keyOf(id))).reduce((sum, each) => sum + each.size, arriving);
        if (total > handoverBytes) throw noRoomForHandovers();
        await write(id, bytes, size);
      } finally {
        arriving -= size;
      }
    },
    open: async (id) => {
      const handle = await fs.open(pathOf(id), 'r').catch(ifMissing(undefined));
      if (!handle) return undefined;
      const { size, mtime } = await handle.stat();
      if (size > 0 && Date.now() - mtime.getTime() < HANDOVER_AGE) return { bytes: handle.createReadStream(), size };
      await handle.close();
      return size > 0 ? undefined : { takenAt: mtime };
    },
    remove: async (id) => {
      const found = await fs.stat(pathOf(id)).catch(ifMissing(undefined));
      async function* nothing() {}
      if (found && found.size > 0) await write(id, nothing(), 0, anyRoom);
    },
    sweep: async () => {
      for (const name of await namesIn()) {
        const path = join(folder, name);
        const found = await fs.stat(path).catch(ifMissing(undefined));
        if (found && Date.now() - found.mtimeMs >= HANDOVER_AGE) await fs.rm(path, { force: true });
      }
    },
    count: async () => (await kept()).filter(({ size }) => size > 0).length,
  };
};
