import { join } from 'node:path';
import { ifMissing } from '#server/storing/errors.ts';
import { type FileSystem, makeDirectory, persist, writeSynced } from '#server/storing/fileSystem.ts';
import type { OfficeAction, OfficeEvent, OfficeLog } from '#server/storing/officeLog.ts';

/** The event of a line, or nothing: a loss of power may cut a line off. */
const parseLine = (line: string): OfficeEvent[] => {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
};

const isSameAction = (one: OfficeEvent, other: OfficeEvent) =>
  one.at === other.at && one.by === other.by && one.did === other.did;

const actionsOf = (events: readonly OfficeEvent[]): OfficeAction[] => {
  const actions: OfficeAction[] = [];
  for (const event of events) {
    const last = actions.at(-1);
    if (!last || !isSameAction(last, event)) actions.push({ ...event, count: 1 });
    else {
      last.count += 1;
      delete last.entry;
    }
  }
  return actions;
};

/** The office's log in a folder, with a file for each month: '2026-11.log'. */
export const officeLogFiles = (fs: FileSystem, folder: string): OfficeLog => {
  const namesNewestFirst = async () =>
    (await fs.readdir(folder).catch(ifMissing([]))).toSorted((a, b) => (a < b ? 1 : -1));

  return {
    add: async (events) => {
      if (events.length === 0) return;
      await makeDirectory(fs, folder);
      const file = join(folder, `${events[0]!.at.slice(0, 7)}.log`);
      // The line break comes first, so that a line that was cut off spoils no other line.
      await writeSynced(fs, file, events.map((event) => `\n${JSON.stringify(event)}`).join(''), 'a');
      await persist(fs, folder);
    },
    page: async (number, size) => {
      const actions: OfficeAction[] = [];
      for (const name of await namesNewestFirst()) {
        if (actions.length >= number * size) break;
        const lines = (await fs.readFile(join(folder, name), 'utf8')).split('\n');
        actions.push(...actionsOf(lines.toReversed().flatMap(parseLine)));
      }
      return actions.slice((number - 1) * size, number * size);
    },
    forget: async (before) => {
      for (const name of await namesNewestFirst())
        if (name.slice(0, 7) < before.slice(0, 7)) await fs.rm(join(folder, name), { force: true });
    },
  };
};
