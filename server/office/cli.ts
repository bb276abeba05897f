import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { intakeForms } from '#server/intakeForms.ts';
import { createCommands } from '#server/office/commands.ts';
import { describeError } from '#server/office/describeError.ts';
import { exitCodes, Interrupted, type Terminal } from '#server/office/terminal.ts';
import { isDay, timeAgo } from '#server/schoolTime.ts';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { Filter } from '#server/storing/filter.ts';
import { refuseMoved } from '#server/storing/folder/moved.ts';
import { requireOwner } from '#server/storing/folder/owner.ts';
import { searchText } from '#server/storing/search.ts';

const parseDay = (text: string): string => {
  if (!isDay(text)) throw new InvalidArgumentError('A day is written like 2026-11-22.');
  return text;
};

/** The first day that is kept. An age is counted from today. */
const parseAgeOrDay = (text: string): string => {
  const [, count, unit] = /^(\d{1,4})([dmy])$/.exec(text) ?? [];
  if (count === undefined) return parseDay(text);
  return timeAgo(Number(count), unit as 'd' | 'm' | 'y');
};

const parseName = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('Name who the link is for.');
  return text;
};

const parseWord = (word: string, previous: readonly string[] = []): string[] => {
  if (searchText(word) === '') throw new InvalidArgumentError('Name a part of a name or of a reference.');
  return [...previous, word];
};

const formOption = () => new Option('--form <name>', 'of this form').choices(intakeForms.map(({ name }) => name));

const addFilterOptions = (command: Command): Command =>
  command
    .addOption(formOption())
    .option('--from <day>', 'received on this day (in the school) or later', parseDay)
    .option('--to <day>', 'received on this day (in the school) or earlier', parseDay);

const addLayoutOptions = (command: Command): Command =>
  command
    .addOption(new Option('--json', 'for a program').conflicts('csv'))
    .addOption(new Option('--csv', 'for a spreadsheet'));

/** The commands that write into a data folder or a backup. */
const writingCommands: ReadonlySet<string> = new Set(['delete', 'prune', 'backup', 'restore', 'office']);

/** The commands that also run before an intake has stored anything. */
const setupCommands: ReadonlySet<string> = new Set(['restore', 'migrate']);

/** Runs a command of the office on the applications at a location. Returns the exit code. */
export const runCommand = async (
  location: StoreLocation,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> => {
  const { dataDir, databaseUrl } = location;
  const store = await createStore(location, { fs: disk });
  const commands = createCommands(store, location, terminal);
  const program = new Command('applications')
    .usage('<command> [options]')
    .description(`What has arrived in ${databaseUrl === undefined ? dataDir : 'the database'}.`)
    .exitOverride()
    .hook('preAction', async (_program, action) => {
      if (databaseUrl === undefined) await refuseMoved(disk, dataDir);
      if (databaseUrl === undefined && writingCommands.has(action.name())) await requireOwner(disk, dataDir);
      if (!setupCommands.has(action.name())) await store.check();
    })
    .configureOutput({ writeOut: (text) => terminal.write(text), writeErr: (text) => terminal.report(text.trimEnd()) });
  addLayoutOptions(addFilterOptions(program.command('list').description('all applications, oldest first'))).action(
    (options) => commands.list(options, options),
  );
  addLayoutOptions(
    addFilterOptions(
      program
        .command('search')
        .argument(
          '<words...>',
          'parts of names in Latin or Arabic letters, of notes, a telephone number, an e-mail address, or a reference',
          parseWord,
        )
        .description('the applications in which all these words are found'),
    ),
  ).action((words: string[], options) => commands.list({ ...options, words }, options));
  program
    .command('show')
    .argument('<reference>')
    .description("one application: every answer, and its files' paths")
    .option('--json', 'for a program')
    .action(commands.show);
  addFilterOptions(
    program
      .command('export')
      .argument('<target>', 'a folder to be made, or a file whose name ends with .zip')
      .argument('[references...]', 'only these')
      .description('a page to read and print for each application with its PDFs, and a sheet (CSV) for each form'),
  )
    .option('--words <words...>', 'in which all these words are found, as in search', parseWord)
    .action(commands.exportTo);
  program
    .command('office')
    .description("the office's page on this machine: prints a link, and runs until it is interrupted")
    .option('--name <name>', 'who the link is for; otherwise the name of this user', parseName)
    .option('--read-only', 'may not delete')
    .action(async (options: { name?: string; readOnly?: true }) => {
      const { runOffice } = await import('#server/office/page/runOffice.ts');
      await runOffice(store, terminal, options);
    });
  program
    .command('verify')
    .description('compares every application with the hashes of what came')
    .action(commands.verify);
  program
    .command('waiting')
    .description('how many encrypted drafts wait for another device of their applicant; nobody here can read them')
    .action(commands.countWaiting);
  program
    .command('delete')
    .argument('<references...>')
    .description('deletes these for good; asks before')
    .option('--yes', 'does not ask')
    .action(commands.deleteByReference);
  program
    .command('prune')
    .description('deletes what is older than the school may keep it; asks before')
    .requiredOption('--older-than <age>', "90d, 18m, 2y, or the first day that is kept: '2026-01-01'", parseAgeOrDay)
    .addOption(formOption())
    .option('--yes', 'does not ask')
    .action(({ olderThan, ...options }: Filter & { olderThan: string; yes?: true }) =>
      commands.prune(olderThan, options),
    );
  program
    .command('backup')
    .argument('<folder>')
    .description('makes a folder hold all that has been received; copies only what is new, follows deletions')
    .action(commands.backup);
  program
    .command('restore')
    .argument('<folder>', 'where a backup was made')
    .description('brings back what is missing here; what was deleted, here or there, stays so')
    .action(commands.restore);
  if (databaseUrl !== undefined)
    program
      .command('migrate')
      .description('makes the tables ready for this version, as the role that owns them')
      .action(commands.migrate);

  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.success : exitCodes.usage;
    terminal.report(describeError(error));
    return error instanceof Interrupted ? exitCodes.interrupted : exitCodes.problems;
  } finally {
    await store.close();
  }
  return commands.exitCode();
};
