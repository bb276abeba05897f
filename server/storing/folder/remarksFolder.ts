import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ifMissing, isOccupied } from '#server/storing/errors.ts';
import { type FileSystem, makeDirectory, persist, writeSynced } from '#server/storing/fileSystem.ts';
import {
  damagedRemark,
  type LastRemark,
  lastRemarkOf,
  parseRemark,
  type Remark,
  type Remarks,
  remarkText,
} from '#server/storing/remarks.ts';
import type { Spools } from '#server/storing/spool.ts';
import { type Entry, nameOf } from '#server/storing/store.ts';

const FILE = 'remark.json';

/** Remarks that are read in one turn of the event loop. */
const BATCH = 200;

export interface ShownRemark {
  name: string;
  revision: number;
  last: LastRemark;
  /** What a search finds of it. */
  text: string;
}

const directoryNamed = (name: string, revision: number) => `${name.replace('/', '.')}.${revision}`;
const directoryName = (entry: Entry, revision: number) => directoryNamed(nameOf(entry), revision);

const parseName = (directory: string) => {
  const [form, key, revision] = directory.split('.');
  return { name: nameOf({ form: form!, key: key! }), revision: Number(revision) };
};

/** The remarks in a folder: a directory for each, which is renamed to its place when it is complete, as applications are. */
export const remarksFolder = (
  fs: FileSystem,
  folder: string,
  { withSpool }: Pick<Spools, 'withSpool'>,
  isStored: (entry: Entry) => Promise<boolean>,
) => {
  const directories = () => fs.readdir(folder).catch(ifMissing<string[]>([]));

  const read = (directory: string): Promise<string | undefined> =>
    fs.readFile(join(folder, directory, FILE), 'utf8').catch(ifMissing(undefined));

  const all = async (entry: Entry): Promise<Remark[]> => {
    const remarks: Remark[] = [];
    for (;;) {
      const text = await read(directoryName(entry, remarks.length + 1));
      if (text === undefined) return remarks;
      try {
        remarks.push(parseRemark(text));
      } catch {
        remarks.push(damagedRemark(remarks));
      }
    }
  };

  const removeDirectory = (directory: string) => fs.rm(join(folder, directory), { recursive: true, force: true });

  /** Removes the remarks of an entry. The newest go first: what an interruption leaves is found again. */
  const remove = async (entry: Entry): Promise<void> => {
    const { length } = await all(entry);
    for (let revision = length; revision > 0; revision -= 1) await removeDirectory(directoryName(entry, revision));
    if (length > 0) await persist(fs, folder);
  };

  /** Removes the remarks of all entries whose names fulfil a condition, also what an interrupted removal has left. */
  const removeWhere = async (isRemoved: (name: string) => boolean): Promise<void> => {
    const removed = (await directories()).filter((directory) => isRemoved(parseName(directory).name));
    for (const directory of removed) await removeDirectory(directory);
    if (removed.length > 0) await persist(fs, folder);
  };

  /** The names of all entries that have remarks. */
  const names = async (): Promise<Set<string>> => new Set((await directories()).map((each) => parseName(each).name));

  const add = (entry: Entry, remark: Remark): Promise<boolean> =>
    withSpool(async ({ directory }) => {
      if (!(await isStored(entry))) return false;
      await makeDirectory(fs, folder);
      await writeSynced(fs, join(directory, FILE), `${JSON.stringify(remark)}\n`);
      await persist(fs, directory);
      try {
        await fs.rename(directory, join(folder, directoryName(entry, remark.revision)));
      } catch (error) {
        if (!isOccupied(error)) throw error;
        return false;
      }
      await persist(fs, folder);
      // If the application was deleted in the meantime, its remarks were removed before this one was added.
      const isStillStored = await isStored(entry);
      if (!isStillStored) await remove(entry);
      return isStillStored;
    });

  // A synchronous call: for 10,000 files it takes a third of the time.
  const readShown = (directory: string): ShownRemark | undefined => {
    try {
      const last = lastRemarkOf(parseRemark(fs.readFileSync(join(folder, directory, FILE), 'utf8')));
      return { ...parseName(directory), last, text: remarkText(last) };
    } catch {
      return undefined;
    }
  };

  /** What lists show of remarks, by directory. A remark never changes, so each is read once. */
  const shown = new Map<string, ShownRemark>();
  /** What lists show of the last remark of each application that has one, by its name. */
  const lastRemarks = async (): Promise<Map<string, ShownRemark>> => {
    const last = new Map<string, number>();
    for (const directory of await directories()) {
      const { name, revision } = shown.get(directory) ?? parseName(directory);
      if (revision > (last.get(name) ?? 0)) last.set(name, revision);
    }
    const byName = new Map<string, ShownRemark>();
    let isRead = 0;
    // A damaged one leaves the one before.
    for (const [name, newest] of last)
      for (let revision = newest; revision > 0 && !byName.has(name); revision -= 1) {
        const directory = directoryNamed(name, revision);
        if (!shown.has(directory) && ++isRead % BATCH === 0) await nextTurn();
        const remark = shown.get(directory) ?? readShown(directory);
        if (remark === undefined) continue;
        shown.set(directory, remark);
        byName.set(name, remark);
      }
    return byName;
  };

  return { remarks: { all, add } satisfies Remarks, lastRemarks, names, remove, removeWhere };
};
