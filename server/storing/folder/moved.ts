import { join } from 'node:path';
import type { FileSystem } from '#server/storing/fileSystem.ts';

/** The file that says that the applications of a folder are in a database now. An operator makes it after the move. */
export const MOVED = 'MOVED';

/** Rejects with a sentence when the applications of a folder have moved to a database. It would receive others, and be backed up. */
export const refuseMoved = async (fs: Pick<FileSystem, 'stat'>, folder: string): Promise<void> => {
  const isMoved = await fs.stat(join(folder, MOVED)).then(
    () => true,
    () => false,
  );
  if (isMoved)
    throw new Error(
      `The applications of ${folder} have moved to a database: set DATABASE_URL. To use the folder again, bring back what has arrived since, and remove its file ${MOVED}.`,
    );
};
