import { resolve } from 'node:path';
import { textOf } from '#server/office/applicationText.ts';
import { type Choice, chosenBy } from '#server/office/choice.ts';
import { copyAll } from '#server/office/copying.ts';
import { deleteAll } from '#server/office/deleting.ts';
import { codes, type Desk } from '#server/office/desk.ts';
import { exportTo } from '#server/office/export/exporting.ts';
import { type Layout, listed } from '#server/office/listing.ts';
import { printableJson } from '#server/office/printable.ts';
import { Interrupted, progressOf } from '#server/office/progress.ts';
import { schoolDay } from '#server/office/schoolTime.ts';
import { type Summary, summaryOf } from '#server/office/summary.ts';
import { faultsAt } from '#server/office/verifying.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';
import { directoryStore, reasonOf } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** What the office can do with the applications in `dataDir`. */
export const commandsOn = (dataDir: string, desk: Desk) => {
  const store = directoryStore(disk, dataDir);
  let code: number = codes.done;
  const wrong = (...lines: string[]) => {
    for (const line of lines) desk.say(line);
    if (lines.length > 0) code = codes.wrong;
  };

  const summaries = async (choice: Choice): Promise<Summary[]> => {
    const { applications, unreadable } = await store.list(summaryOf);
    wrongPlaces(unreadable);
    return applications.filter(chosenBy(choice));
  };
  const wrongPlaces = (unreadable: Awaited<ReturnType<ApplicationStore['list']>>['unreadable']) => {
    for (const { place, reason } of unreadable) wrong(`This application cannot be read: ${place}. ${reason}`);
  };

  const list = async (choice: Choice, { json, csv }: { json?: true; csv?: true }) => {
    const layout: Layout = json ? 'json' : csv ? 'csv' : 'table';
    const found = await summaries(choice);
    if (found.length > 0 || layout !== 'table') desk.write(listed[layout](found));
    else desk.write('No such application has been received.\n');
  };

  /** The applications of a reference: one, unless two of billions share it. */
  const byReference = async (reference: string): Promise<StoredApplication[]> => {
    const wanted = reference.toUpperCase();
    const found: StoredApplication[] = [];
    for (const { form, submissionId, reference: its } of await summaries({})) {
      const application = its === wanted ? await store.read(form, submissionId) : undefined;
      if (application) found.push(application);
    }
    if (found.length === 0) wrong(`No application has the reference ${wanted}. Try: list`);
    return found;
  };

  const show = async (reference: string, { json }: { json?: true }) => {
    for (const application of await byReference(reference)) {
      const files = filesOf(application.answers).map(([name, file]) => ({
        name,
        path: store.locate(application, file),
      }));
      if (json) desk.write(`${printableJson({ ...application, files })}\n`);
      else desk.write(textOf(application, (file) => store.locate(application, file)));
    }
  };

  const chosen = async (references: readonly string[], choice: Choice): Promise<Summary[]> => {
    const all = await summaries(choice);
    const wanted = references.map((reference) => reference.toUpperCase());
    for (const reference of wanted)
      if (!all.some((summary) => summary.reference === reference))
        wrong(`No application has the reference ${reference}.`);
    return wanted.length > 0 ? all.filter(({ reference }) => wanted.includes(reference)) : all;
  };

  const write = async (target: string, references: string[], choice: Choice) => {
    const found = await chosen(references, choice);
    if (found.length === 0) return wrong('There is nothing to export.');
    await exportTo(resolve(target), found, store, desk);
    desk.say(`${found.length} ${found.length === 1 ? 'application' : 'applications'} written to ${target}`);
  };

  const verify = async () => {
    const places = await store.places();
    const step = progressOf(desk, places.length, 'applications verified');
    for (const place of places) {
      if (desk.interrupted.aborted) throw new Interrupted('Interrupted: the rest was not verified.');
      const faults = await faultsAt(store, place).catch((error: unknown) => [reasonOf(error)]);
      for (const fault of faults) wrong(`${place.path}: ${fault}`);
      step();
    }
    if (code === codes.done) desk.write(`${places.length} verified: every file is as it came.\n`);
  };

  const deleteChosen = async (found: readonly Summary[], { yes }: { yes?: true }) => {
    if (found.length === 0) return desk.say('There is nothing to delete.');
    desk.say(listed.table(found).trimEnd());
    const what = found.length === 1 ? 'this application' : `these ${found.length} applications`;
    const isMeant = yes || /^yes$/i.test((await desk.ask(`Delete ${what} and all files for good? Type yes: `)).trim());
    if (!isMeant) return wrong('Nothing was deleted.');
    const count = await deleteAll(dataDir, store, found, desk);
    desk.say(`${count} of ${found.length} deleted.`);
    if (count < found.length) code = codes.interrupted;
  };

  const prune = async (day: string, options: Choice & { yes?: true }) => {
    const all = await summaries(options);
    await deleteChosen(
      all.filter(({ receivedAt }) => schoolDay(receivedAt) < day),
      options,
    );
  };

  const copy = async (from: string, to: string) => {
    const { copied, deleted, there, faults } = await copyAll(from, to, desk);
    wrong(...faults);
    desk.say(`${copied} copied, ${deleted} deleted, ${there} there already: ${to}`);
    if (desk.interrupted.aborted) throw new Interrupted('Interrupted: what was copied is whole; the rest is missing.');
  };

  const restore = async (folder: string) => {
    if ((await directoryStore(disk, folder).places()).length === 0) return wrong(`${folder} holds no backup.`);
    return copy(folder, dataDir);
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
    backup: (folder: string) => copy(dataDir, resolve(folder)),
    restore: (folder: string) => restore(resolve(folder)),
  };
};
