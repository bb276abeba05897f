import { resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { intakeForms } from '#server/intakeForms.ts';
import { textOf } from '#server/office/applicationText.ts';
import { type Choice, chosenBy } from '#server/office/choice.ts';
import { copyAll } from '#server/office/copying.ts';
import { deleteAll } from '#server/office/deleting.ts';
import { codes, type Desk } from '#server/office/desk.ts';
import { exportTo } from '#server/office/export/exporting.ts';
import { type Layout, listed } from '#server/office/listing.ts';
import { printableJson } from '#server/office/printable.ts';
import { Interrupted, progressOf } from '#server/office/progress.ts';
import { type Summary, summaryOf } from '#server/office/summary.ts';
import { faultsAt } from '#server/office/verifying.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';
import { directoryStore, reasonOf } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

const dayOf = (text: string): string => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new InvalidArgumentError('A day is written like 2026-11-22.');
  return text;
};

/** The first day that is kept when what is older goes. */
const firstDayKept = (text: string): string => {
  const [, count, unit] = /^(\d{1,4})([dmy])$/.exec(text) ?? [];
  if (count === undefined) return dayOf(text);
  const day = new Date();
  if (unit === 'd') day.setUTCDate(day.getUTCDate() - Number(count));
  if (unit === 'm') day.setUTCMonth(day.getUTCMonth() - Number(count));
  if (unit === 'y') day.setUTCFullYear(day.getUTCFullYear() - Number(count));
  return day.toISOString().slice(0, 10);
};

const ofForm = () => new Option('--form <name>', 'of this form').choices(intakeForms.map(({ name }) => name));

/** The options that say which applications are meant. */
const choosing = (command: Command): Command =>
  command
    .addOption(ofForm())
    .option('--from <day>', 'received on this day (UTC) or later', dayOf)
    .option('--to <day>', 'received on this day (UTC) or earlier', dayOf);

const laidOut = (command: Command): Command =>
  command
    .addOption(new Option('--json', 'for a program').conflicts('csv'))
    .addOption(new Option('--csv', 'for a spreadsheet'));

/** Runs the office's commands on the applications in `dataDir`. Returns the exit code. */
export const office = async (dataDir: string, args: readonly string[], desk: Desk): Promise<number> => {
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
      all.filter(({ receivedAt }) => receivedAt < day),
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

  const program = new Command('applications')
    .usage('<command> [options]')
    .description(`What has arrived in ${dataDir}.`)
    .exitOverride()
    .configureOutput({ writeOut: (text) => desk.write(text), writeErr: (text) => desk.say(text.trimEnd()) });
  laidOut(choosing(program.command('list').description('all applications, oldest first'))).action((options) =>
    list(options, options),
  );
  laidOut(
    choosing(
      program
        .command('search')
        .argument('<words...>', 'parts of names, in Latin or Arabic letters, or of a reference')
        .description('the applications in which all these words are found'),
    ),
  ).action((words: string[], options) => list({ ...options, words }, options));
  program
    .command('show')
    .argument('<reference>')
    .description("one application: every answer, and its files' paths")
    .option('--json', 'for a program')
    .action(show);
  choosing(
    program
      .command('export')
      .argument('<target>', 'a folder to be made, or a file whose name ends with .zip')
      .argument('[references...]', 'only these')
      .description('a page to read and print for each application with its PDFs, and a sheet (CSV) for each form'),
  )
    .option('--words <words...>', 'in which all these words are found, as in search')
    .action(write);
  program.command('verify').description('compares every application with the hashes of what came').action(verify);
  program
    .command('delete')
    .argument('<references...>')
    .description('deletes these for good; asks before')
    .option('--yes', 'does not ask')
    .action(async (references: string[], options: { yes?: true }) =>
      deleteChosen(await chosen(references, {}), options),
    );
  program
    .command('prune')
    .description('deletes what is older than the school may keep it; asks before')
    .requiredOption('--older-than <age>', "90d, 18m, 2y, or the first day that is kept: '2026-01-01'", firstDayKept)
    .addOption(ofForm())
    .option('--yes', 'does not ask')
    .action(({ olderThan, ...options }: Choice & { olderThan: string; yes?: true }) => prune(olderThan, options));
  program
    .command('backup')
    .argument('<folder>')
    .description('makes a folder hold all that has been received; copies only what is new, follows deletions')
    .action((folder: string) => copy(dataDir, resolve(folder)));
  program
    .command('restore')
    .argument('<folder>', 'where a backup was made')
    .description('brings back what is missing here; what was deleted, here or there, stays so')
    .action((folder: string) => restore(resolve(folder)));

  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      desk.say(error instanceof Error ? error.message : String(error));
      return error instanceof Interrupted ? codes.interrupted : codes.wrong;
    }
    return error.exitCode === 0 ? codes.done : codes.misused;
  }
  return code;
};
