import { readReference } from '#forms/reference.ts';
import { additionsTo, withAdditions } from '#server/office/additions.ts';
import { copyAll, missingFrom } from '#server/office/copyAll.ts';
import { deleteAll } from '#server/office/deleteAll.ts';
import { findFaults } from '#server/office/findFaults.ts';
import { formatApplication } from '#server/office/formatApplication.ts';
import { formatList, type Layout } from '#server/office/formatList.ts';
import { printableJson } from '#server/office/printable.ts';
import { progressOf } from '#server/office/progress.ts';
import { arrivalOf } from '#server/office/summaryColumns.ts';
import { checkIsFolder, resolveOutside } from '#server/office/targets.ts';
import { exitCodes, Interrupted, type Terminal } from '#server/office/terminal.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { defaults } from '#server/settings.ts';
import { entryName, entryOf, filesOf, type StoredApplication } from '#server/storing/application.ts';
import type { StoreLocation } from '#server/storing/createStore.ts';
import { disk, isInside } from '#server/storing/fileSystem.ts';
import type { Filter } from '#server/storing/filter.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { requireOwner } from '#server/storing/folder/owner.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { isApplication, type Summary, summaryOf } from '#server/storing/summary.ts';

/** The commands of the office. `location` is that of the store. */
export const createCommands = (store: ApplicationStore, location: StoreLocation, terminal: Terminal) => {
  const { dataDir, databaseUrl } = location;
  const place = databaseUrl === undefined ? dataDir : 'the database';
  let exitCode: number = exitCodes.success;
  const reportProblems = (...lines: string[]) => {
    for (const line of lines) terminal.report(line);
    if (lines.length > 0) exitCode = exitCodes.problems;
  };

  const findSummaries = async (filter: Filter): Promise<Summary[]> => {
    const { applications, unreadable } = await store.list(filter);
    for (const each of unreadable) reportProblems(`This application cannot be read: ${each.location}. ${each.reason}`);
    return applications;
  };

  const list = async (filter: Filter, { json, csv }: { json?: true; csv?: true }) => {
    const layout: Layout = json ? 'json' : csv ? 'csv' : 'table';
    const summaries = await findSummaries(filter);
    if (summaries.length > 0 || layout !== 'table') terminal.write(formatList[layout](summaries));
    else terminal.write('No such application has been received.\n');
  };

  /** The applications with a reference: one, except for a collision in billions of references. */
  const readByReference = async (typed: string): Promise<StoredApplication[]> => {
    const reference = readReference(typed);
    const applications: StoredApplication[] = [];
    for (const summary of await findSummaries({ references: [reference] })) {
      const application = asApplication(await store.read(entryOf(summary)));
      if (application) applications.push(application);
    }
    if (applications.length === 0) reportProblems(`No application has the reference ${reference}. Try: list`);
    return applications;
  };

  const show = async (reference: string, { json }: { json?: true }) => {
    for (const application of await readByReference(reference)) {
      const locationOf = (file: string) => store.locationOf(entryOf(application), file);
      const files = filesOf(application.answers).map(([name, { file }]) => ({ name, path: locationOf(file) }));
      if (json) terminal.write(`${printableJson({ ...application, files })}\n`);
      else terminal.write(formatApplication(application, ({ file }) => locationOf(file)));
      if (json) continue;
      const summary = summaryOf(application);
      for (const addition of (await additionsTo(store, [summary])).get(entryName(summary)) ?? [])
        terminal.write(
          `Added: ${addition.reference}, received at ${arrivalOf(addition)}. To read it: show ${addition.reference}\n`,
        );
    }
  };

  /** The applications that match a filter, or only those of them with these references. */
  const select = async (typed: readonly string[], filter: Filter): Promise<Summary[]> => {
    const references = typed.map(readReference);
    const summaries = await findSummaries(references.length > 0 ? { ...filter, references } : filter);
    for (const reference of references)
      if (!summaries.some((summary) => summary.reference === reference))
        reportProblems(`No application has the reference ${reference}.`);
    return summaries;
  };

  const exportTo = async (target: string, references: string[], filter: Filter) => {
    const path = await resolveOutside(target, [dataDir, defaults.siteDir]);
    const summaries = await select(references, filter);
    if (summaries.length === 0) return reportProblems('There is nothing to export.');
    // Only this command needs React.
    const { createArchive } = await import('#server/office/export/archive.ts');
    const { exportApplications, MISSING_FILE } = await import('#server/office/export/exportApplications.ts');
    const { count, faults } = await exportApplications(await createArchive(path), summaries, store, terminal);
    reportProblems(...faults);
    const rest = faults.length > 0 ? `, without what is named above and in its ${MISSING_FILE}` : '';
    terminal.report(`${count} ${count === 1 ? 'application' : 'applications'} written to ${target}${rest}`);
  };

  /** Only how many: nothing here can read them. */
  const countWaiting = async () => {
    const count = await store.handovers.count();
    terminal.write(
      count === 1
        ? '1 encrypted draft waits for another device.\n'
        : `${count} encrypted drafts wait for another device.\n`,
    );
  };

  const verify = async () => {
    const entries = await store.entries();
    const step = progressOf(terminal, entries.length, 'applications verified');
    for (const entry of entries) {
      if (terminal.interrupted.aborted) throw new Interrupted('Interrupted: the rest was not verified.');
      for (const fault of await findFaults(store, entry)) reportProblems(`${store.locationOf(entry)}: ${fault}`);
      step();
    }
    for (const name of await store.vanished())
      reportProblems(`${name}: It was received and has vanished. Where a backup holds it, restore brings it back.`);
    if (exitCode === exitCodes.success)
      terminal.write(`${entries.length} verified in ${place}: every file is as it came.\n`);
  };

  const confirmAndDelete = async (summaries: readonly Summary[], { yes }: { yes?: true }) => {
    if (summaries.length === 0) return terminal.report('There is nothing to delete.');
    terminal.report(formatList.table(summaries).trimEnd());
    const what = summaries.length === 1 ? 'this application' : `these ${summaries.length} applications`;
    const isConfirmed =
      yes || /^yes$/i.test((await terminal.ask(`Delete ${what} and all files for good? Type yes: `)).trim());
    if (!isConfirmed) return reportProblems('Nothing was deleted.');
    const count = await deleteAll(store, summaries, terminal);
    terminal.report(`${count} of ${summaries.length} deleted.`);
    if (count < summaries.length) exitCode = exitCodes.interrupted;
  };

  const prune = async (firstKeptDay: string, options: Filter & { yes?: true }) => {
    const isOld = ({ receivedAt }: Summary) => schoolDay(receivedAt) < firstKeptDay;
    const old = (await findSummaries(options)).filter(isOld);
    const { applications, unreadable } = await store.list();
    const existing = new Set(applications.filter(isApplication).map(({ reference }) => reference));
    const deleted = new Set(old.filter(isApplication).map(({ reference }) => reference));
    // An addition stays as long as its application, which may be one that cannot be read.
    const stays = (addsTo: string) => (existing.has(addsTo) ? !deleted.has(addsTo) : unreadable.length > 0);
    const candidates = old.filter(({ addsTo }) => addsTo === undefined || !stays(addsTo));
    await confirmAndDelete(await withAdditions(store, candidates), options);
  };

  const copy = async (source: ApplicationStore, target: ApplicationStore, targetName: string) => {
    const { copied, deleted, unchanged, faults } = await copyAll(source, target, terminal);
    reportProblems(...faults);
    terminal.report(`${copied} copied, ${deleted} deleted, ${unchanged} there already: ${targetName}`);
    if (terminal.interrupted.aborted)
      throw new Interrupted('Interrupted: what was copied is whole; the rest is missing.');
  };

  /** The folder of a backup and its store. */
  const openBackup = async (folder: string) => {
    const path = await resolveOutside(folder, [defaults.siteDir]);
    await checkIsFolder(path);
    // Beside a database, `dataDir` holds no applications.
    if (databaseUrl === undefined && (isInside(path, dataDir) || isInside(dataDir, path)))
      throw new Error(`One must not lie inside the other: ${path}, ${dataDir}`);
    await requireOwner(disk, path);
    return { path, backupStore: directoryStore(disk, path) };
  };

  const backup = async (folder: string) => {
    const { path, backupStore } = await openBackup(folder);
    await copy(store, backupStore, path);
    for (const name of await missingFrom(store, backupStore))
      reportProblems(`${name}: The backup holds it, and here it has vanished. restore brings it back.`);
  };

  const restore = async (folder: string) => {
    const { path, backupStore } = await openBackup(folder);
    if ((await backupStore.entries()).length === 0) return reportProblems(`${path} holds no backup.`);
    return copy(backupStore, store, place);
  };

  const migrate = async () => {
    await store.open([]);
    terminal.report('The database is ready for this version.');
  };

  return {
    exitCode: () => exitCode,
    list,
    show,
    exportTo,
    verify,
    countWaiting,
    deleteByReference: async (references: readonly string[], options: { yes?: true }) =>
      confirmAndDelete(await withAdditions(store, await select(references, {})), options),
    prune,
    backup,
    restore,
    migrate,
  };
};
