import type { FileSystem } from '#server/storing/fileSystem.ts';
import { spoolsIn } from '#server/storing/spool.ts';

/** Sweeps what uploads have left in a data directory, however new it is. */
export const sweepAll = (fs: FileSystem, dataDir: string): Promise<void> => spoolsIn(fs, dataDir, 0, 0).sweep();
