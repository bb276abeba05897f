import { readFile } from 'node:fs/promises';
import type { FileSystem } from '#server/storing/fileSystem.ts';

const userName = async (uid: number): Promise<string> => {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const found = users.split('\n').find((line) => line.split(':')[2] === String(uid));
  return found?.split(':')[0] ?? `#${uid}`;
};

/**
 * Rejects with a sentence when a folder belongs to another user than the one this process runs as: what root writes there
 * its owner can no longer read. A folder that is not there yet will belong to whoever makes it.
 */
export const requireOwner = async (fs: Pick<FileSystem, 'stat'>, folder: string): Promise<void> => {
  const own = process.geteuid?.();
  const found = await fs.stat(folder).catch(() => undefined);
  if (own === undefined || found === undefined || found.uid === own) return;
  const [owner, user] = [await userName(found.uid), await userName(own)];
  throw new Error(
    `${folder} belongs to the user ${owner}, and this runs as ${user}. Run it as ${owner}: runuser -u ${owner} -- <command>, or sudo -u ${owner} <command>.`,
  );
};
