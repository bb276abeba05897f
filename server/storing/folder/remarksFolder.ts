import { join } from 'node:path';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist } from '#server/storing/fileSystem.ts';
import type { Remark, Remarks } from '#server/storing/remarks.ts';
import type { Spools } from '#server/storing/spool.ts';
import { type Entry, nameOf } from '#server/storing/store.ts';

const FILE = 'remark.json';

const placeOf = ({ form, key }: Entry, revision: number) => `${form}.${key}.${revision}`;

/** The remarks in a folder: a directory for each, which appears under its name whole and once, as applications do. */
export const remarksFolder = (
  fs: FileSystem,
  folder: string,
  { withSpool }: Pick<Spools, 'withSpool'>,
  isKept: (entry: Entry) => Promise<boolean>,
) => {
  const read = async (place: string): Promise<Remark | undefined> => {
    try {
      return JSON.parse(await fs.readFile(join(folder, place, FILE), 'utf8'));
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  };
  const places = () =>
    fs.readdir(folder).catch((error: unknown): string[] => {
      if (!isAbsent(error)) throw error;
      return [];
    });

  const of = async (entry: Entry): Promise<Remark[]> => {
    const found: Remark[] = [];
    for (let next = await read(placeOf(entry, 1)); next; next = await read(placeOf(entry, found.length + 1)))
      found.push(next);
    return found;
  };

  const remove = async (isMeant: (name: string) => boolean): Promise<void> => {
    for (const place of await places())
      if (isMeant(place.replace('.', '/').replace(/\.\d+$/, ''))) await fs.rm(join(folder, place), { recursive: true });
  };

  const add = (entry: Entry, remark: Remark): Promise<boolean> =>
    withSpool(async ({ directory }) => {
      if (!(await isKept(entry))) return false;
      await makeDirectory(fs, folder);
      const file = await fs.open(join(directory, FILE), 'wx', 0o600);
      await file
        .writeFile(`${JSON.stringify(remark)}\n`)
        .then(() => file.sync())
        .finally(() => file.close());
      await persist(fs, directory);
      try {
        await fs.rename(directory, join(folder, placeOf(entry, remark.revision)));
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
        return false;
      }
      await persist(fs, folder);
      // It may have been deleted meanwhile, after its remarks were.
      const isStillKept = await isKept(entry);
      if (!isStillKept) await remove((name) => name === nameOf(entry));
      return isStillKept;
    });

  /** The marks that were read once: what is in a place never changes. */
  const marks = new Map<string, string>();
  /** The last mark of each application that has one, by its name. */
  const latest = async (): Promise<Map<string, string>> => {
    const last = new Map<string, { revision: number; place: string }>();
    for (const place of await places()) {
      const [form, key, number] = place.split('.');
      const revision = Number(number);
      const name = nameOf({ form: form!, key: key! });
      if (revision > (last.get(name)?.revision ?? 0)) last.set(name, { revision, place });
    }
    const found = new Map<string, string>();
    for (const [name, { place }] of last) {
      const mark = marks.get(place) ?? (await read(place).catch(() => undefined))?.mark;
      if (mark === undefined) continue;
      marks.set(place, mark);
      found.set(name, mark);
    }
    return found;
  };

  return { remarks: { of, add } satisfies Remarks, latest, remove };
};
