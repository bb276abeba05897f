import { textOf } from '#server/office/applicationText.ts';
import { copyAll, missingFrom } from '#server/office/copying.ts';
import { deleteAll } from '#server/office/deleting.ts';
import { type Layout, listed } from '#server/office/listing.ts';
import { printableJson } from '#server/office/printable.ts';
import { Interrupted, progressOf } from '#server/office/progress.ts';
import { referenceAs } from '#server/office/reference.ts';
import { placeOutside, requireFolder } from '#server/office/targets.ts';
import { codes, type Terminal } from '#server/office/terminal.ts';
import { faultsAt } from '#server/office/verifying.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { defaults } from '#server/settings.ts';
import { entryOf, filesOf, type StoredApplication } from '#server/storing/application.ts';
import type { StoreLocation } from '#server/storing/createStore.ts';
import { disk, isInside } from '#server/storing/fileSystem.ts';
import type { Filter } from '#server/storing/filter.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { requireOwner } from '#server/storing/folder/owner.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** What the office can do with the applications in the store at a place. */
export const commandsOn = (store: ApplicationStore, { dataDir, databaseUrl }: StoreLocation, terminal: Terminal) => {
  let code: number = codes.done;
  const wrong = (...lines: string[]) => {
    for (const line of lines) terminal.report(line);
    if (lines.length > 0) code = codes.wrong;
  };

  const summaries = async (filter: Filter): Promise<Summary[]> => {
    const { applications, unreadable } = await store.list(filter);
    for (const { location, reason } of unreadable) wrong(`This application cannot be read: ${location}. ${reason}`);
    return applications;
  };

  const list = async (filter: Filter, { json, csv }: { json?: true; csv?: true }) => {
    const layout: Layout = json ? 'json' : csv ? 'csv' : 'table';
    const found = await summaries(filter);
    if (found.length > 0 || layout !== 'table') terminal.write(listed[layout](found));
    else terminal.write('No such application has been received.\n');
  };

  /** The applications of a reference: one, unless two of billions share it. */
  const byReference = async (reference: string): Promise<StoredApplication[]> => {
    const wanted = referenceAs(reference);
    const found: StoredApplication[] = [];
    for (const summary of await summaries({ references: [wanted] })) {
      const application = asApplication(await store.read(entryOf(summary)));
      if (application) found.push(application);
    }
    if (found.length === 0) wrong(`No application has the reference ${wanted}. Try: list`);
    return found;
  };

  const show = async (reference: string, { json }: { json?: true }) => {
    for (const application of await byReference(reference)) {
      const files = filesOf(application.answers).map(([name, file]) => ({
        name,
        path: store.locationOf(entryOf(application), file.file),
      }));
      if (json) terminal.write(`${printableJson({ ...application, files })}\n`);
      else terminal.write(textOf(application, ({ file }) => store.locationOf(entryOf(application), file)));
    }
  };

  const chosen = async (references: readonly string[], filter: Filter): Promise<Summary[]> => {
    const wanted = references.map(referenceAs);
    const found = await summaries(wanted.length > 0 ? { ...filter, references: wanted } : filter);
    for (const reference of wanted)
      if (!found.some((summary) => summary.reference === reference))
        wrong(`No application has the reference ${reference}.`);
    return found;
  };

  const write = async (target: string, references: string[], filter: Filter) => {
    const place = await placeOutside(target, [dataDir, defaults.siteDir]);
    const found = await chosen(references, filter);
    if (found.length === 0) return wrong('There is nothing to export.');
    // Only this command needs React.
    const { exportTo, MISSING } = await import('#server/office/export/exporting.ts');
    const { count, faults } = await exportTo(place, found, store, terminal);
    wrong(...faults);
    const rest = faults.length > 0 ? `, without what is named above and in its ${MISSING}` : '';
    terminal.report(`${count} ${count === 1 ? 'application' : 'applications'} written to ${target}${rest}`);
  };

  const verify = async () => {
    const entries = await store.entries();
    const step = progressOf(terminal, entries.length, 'applications verified');
    for (const entry of entries) {
      if (terminal.interrupted.aborted) throw new Interrupted('Interrupted: the rest was not verified.');
      for (const fault of await faultsAt(store, entry)) wrong(`${store.locationOf(entry)}: ${fault}`);
      step();
    }
    for (const name of await store.vanished())
      wrong(`${name}: It was received and has vanished. Where a backup holds it, restore brings it back.`);
    if (code === codes.done) terminal.write(`${entries.length} verified: every file is as it came.\n`);
  };

  const deleteChosen = async (found: readonly Summary[], { yes }: { yes?: true }) => {
    if (found.length === 0) return terminal.report('There is nothing to delete.');
    terminal.report(listed.table(found).trimEnd());
    const what = found.length === 1 ? 'this application' : `these ${found.length} applications`;
    const isMeant =
      yes || /^yes$/i.test((await terminal.ask(`Delete ${what} and all files for good? Type yes: `)).trim());
    if (!isMeant) return wrong('Nothing was deleted.');
    const count = await deleteAll(store, found, terminal);
    terminal.report(`${count} of ${found.length} deleted.`);
    if (count < found.length) code = codes.interrupted;
  };

  const prune = async (day: string, options: Filter & { yes?: true }) => {
    const all = await summaries(options);
    await deleteChosen(
      all.filter(({ receivedAt }) => schoolDay(receivedAt) < day),
      options,
    );
  };

  const copy = async (source: ApplicationStore, target: ApplicationStore, to: string) => {
    const { copied, deleted, unchanged, faults } = await copyAll({ source, target }, terminal);
    wrong(...faults);
    terminal.report(`${copied} copied, ${deleted} deleted, ${unchanged} there already: ${to}`);
    if (terminal.interrupted.aborted)
      throw new Interrupted('Interrupted: what was copied is whole; the rest is missing.');
  };

  /** The store in a folder that is not this store's own. Beside a database the folder of the service is as good as any. */
  const otherFolder = async (folder: string) => {
    const place = await placeOutside(folder, [defaults.siteDir]);
    await requireFolder(place);
    if (databaseUrl === undefined && (isInside(place, dataDir) || isInside(dataDir, place)))
      throw new Error(`One must not lie inside the other: ${place}, ${dataDir}`);
    await requireOwner(disk, place);
    return { place, other: directoryStore(disk, place) };
  };

  const backup = async (folder: string) => {
    const { place, other } = await otherFolder(folder);
    await copy(store, other, place);
    for (const name of await missingFrom(store, other))
      wrong(`${name}: The backup holds it, and here it has vanished. restore brings it back.`);
  };

  const restore = async (folder: string) => {
    const { place, other } = await otherFolder(folder);
    if ((await other.entries()).length === 0) return wrong(`${place} holds no backup.`);
    return copy(other, store, databaseUrl === undefined ? dataDir : 'the database');
  };

  const migrate = async () => {
    await store.open([]);
    terminal.report('The database is ready for this version.');
  };

  return {
    /** The exit code that what was done so far amounts to. */
    code: () => code,
    list,
    show,
    write,
    verify,
    deleteThese: async (references: readonly string[], options: { yes?: true }) =>
      deleteChosen(await chosen(references, {}), options),
    prune,
    backup,
    restore,
    migrate,
  };
};
