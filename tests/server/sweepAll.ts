import type { FileSystem } from '#server/storing/fileSystem.ts';
import { spoolsIn } from '#server/storing/spool.ts';

/** Sweeps what uploads have left in a data directory as a service does in its first minutes, when nobody touches it any more. */
export const sweepAll = async (fs: FileSystem, dataDir: string): Promise<void> => {
  const spools = spoolsIn(fs, dataDir, 0, { heartbeat: 10_000, abandonedAfter: 0 });
  await spools.sweep();
  await spools.sweep();
};
