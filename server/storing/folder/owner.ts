import { readFile } from 'node:fs/promises';
import type { FileSystem } from '#server/storing/fileSystem.ts';

const userName = async (uid: number): Promise<string> => {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const user = users.split('\n').find((line) => line.split(':')[2] === String(uid));
  return user?.split(':')[0] ?? `#${uid}`;
};

/** Rejects with a sentence when a folder belongs to another user than that of this process. The owner could not read new files. */
export const requireOwner = async (fs: Pick<FileSystem, 'stat'>, folder: string): Promise<void> => {
  const ownId = process.geteuid?.();
  const stats = await fs.stat(folder).catch(() => undefined);
  if (ownId === undefined || stats === undefined || stats.uid === ownId) return;
  const [owner, user] = [await userName(stats.uid), await userName(ownId)];
  const remedy =
    stats.uid === 0
      ? `Use a folder of ${user}, made like this: install -d -o ${user.replace('#', '')} -m 700 <folder>`
      : `Run it as ${owner}: runuser -u ${owner} -- <command>, or sudo -u ${owner} <command>.`;
  throw new Error(`${folder} belongs to the user ${owner}, and this runs as ${user}. ${remedy}`);
};
