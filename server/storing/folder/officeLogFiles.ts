import { join } from 'node:path';
import { isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist } from '#server/storing/fileSystem.ts';
import type { OfficeEvent, OfficeLog } from '#server/storing/officeLog.ts';

/** A line that was cut off by a loss of power says nothing. */
const eventIn = (line: string): OfficeEvent[] => {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
};

/** Who did what in the office, in a file for each month: '2026-11.log'. */
export const officeLogFiles = (fs: FileSystem, folder: string): OfficeLog => {
  const names = async () => {
    const found = await fs
      .readdir(folder)
      .catch((error: unknown) => (isAbsent(error) ? [] : Promise.reject(error as Error)));
    return found.toSorted((a, b) => (a < b ? 1 : -1));
  };

  return {
    add: async (events) => {
      if (events.length === 0) return;
      await makeDirectory(fs, folder);
      const log = await fs.open(join(folder, `${events[0]!.at.slice(0, 7)}.log`), 'a', 0o600);
      try {
        await log.writeFile(events.map((event) => `\n${JSON.stringify(event)}`).join(''));
        await log.sync();
      } finally {
        await log.close();
      }
      await persist(fs, folder);
    },
    page: async (number, size) => {
      const found: OfficeEvent[] = [];
      for (const name of await names()) {
        if (found.length >= number * size) break;
        const lines = (await fs.readFile(join(folder, name), 'utf8')).split('\n');
        found.push(...lines.toReversed().flatMap(eventIn));
      }
      return found.slice((number - 1) * size, number * size);
    },
    forget: async (before) => {
      for (const name of await names())
        if (name.slice(0, 7) < before.slice(0, 7)) await fs.rm(join(folder, name), { force: true });
    },
  };
};
