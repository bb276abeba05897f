import { join } from 'node:path';
import { ifMissing } from '#server/storing/errors.ts';
import { type FileSystem, makeDirectory, persist, writeSynced } from '#server/storing/fileSystem.ts';
import {
  FEW,
  type OfficeAction,
  type OfficeEvent,
  type OfficeLog,
  type OfficeLogFilter,
} from '#server/storing/officeLog.ts';

/** The event of a line, or nothing: a loss of power may cut a line off. */
const parseLine = (line: string): OfficeEvent[] => {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
};

const isSameAction = (one: Pick<OfficeEvent, 'at' | 'by' | 'did'>, other: OfficeEvent) =>
  one.at === other.at && one.by === other.by && one.did === other.did;

/** The actions of events, both newest first. */
const actionsOf = (events: readonly OfficeEvent[]): OfficeAction[] => {
  const actions: OfficeAction[] = [];
  for (const event of events) {
    const last = actions.at(-1);
    const action = last && isSameAction(last, event) ? last : { ...withoutEntry(event), count: 0, entries: [] };
    if (action !== last) actions.push(action);
    action.count += 1;
    if (event.entry) action.entries.push(event.entry);
  }
  return actions.map((action) => ({ ...action, entries: action.entries.toReversed().slice(0, FEW) }));
};

const withoutEntry = ({ at, by, did }: OfficeEvent) => ({ at, by, did });

const matches = (event: OfficeEvent, { by, did, from, until }: OfficeLogFilter) =>
  (by === undefined || event.by === by) &&
  (did === undefined || event.did === did) &&
  (from === undefined || event.at >= from) &&
  (until === undefined || event.at < until);

/** The office's log in a folder, with a file for each month: '2026-11.log'. */
export const officeLogFiles = (fs: FileSystem, folder: string): OfficeLog => {
  const namesNewestFirst = async () =>
    (await fs.readdir(folder).catch(ifMissing([]))).toSorted((a, b) => (a < b ? 1 : -1));

  const read = async (name: string): Promise<OfficeEvent[]> =>
    (await fs.readFile(join(folder, name), 'utf8')).split('\n').flatMap(parseLine);

  const readActions = async (name: string, filter: OfficeLogFilter = {}): Promise<OfficeAction[]> =>
    actionsOf((await read(name)).filter((event) => matches(event, filter)).toReversed());

  return {
    add: async (events) => {
      if (events.length === 0) return;
      await makeDirectory(fs, folder);
      const file = join(folder, `${events[0]!.at.slice(0, 7)}.log`);
      // The line break comes first, so that a line that was cut off spoils no other line.
      await writeSynced(fs, file, events.map((event) => `\n${JSON.stringify(event)}`).join(''), 'a');
      await persist(fs, folder);
    },
    page: async (number, size, filter) => {
      const actions: OfficeAction[] = [];
      for (const name of await namesNewestFirst()) {
        if (actions.length >= number * size) break;
        actions.push(...(await readActions(name, filter)));
      }
      return actions.slice((number - 1) * size, number * size);
    },
    overview: async (filter = {}) => {
      const users = new Set<string>();
      let count = 0;
      for (const name of await namesNewestFirst()) {
        const events = await read(name);
        for (const { by } of events) users.add(by);
        const matching = events.filter((event) => matches(event, filter));
        count += matching.filter((event, at) => at === 0 || !isSameAction(matching[at - 1]!, event)).length;
      }
      return { count, users: [...users].toSorted((one, other) => (one < other ? -1 : 1)) };
    },
    forget: async (before) => {
      for (const name of await namesNewestFirst())
        if (name.slice(0, 7) < before.slice(0, 7)) await fs.rm(join(folder, name), { force: true });
    },
  };
};
