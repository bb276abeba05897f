import { Readable } from 'node:stream';
import type { Form } from '#forms/form.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { additionsTo } from '#server/office/additions.ts';
import { sectionsOf } from '#server/office/answers.ts';
import type { Archive } from '#server/office/export/archive.ts';
import { BOM, csvRow } from '#server/office/export/csv.ts';
import { dossierOf, type Exported, indexOf } from '#server/office/export/dossier.tsx';
import { additionFolder, exportFileNames, exportFolder } from '#server/office/export/fileNames.ts';
import { sheetOf } from '#server/office/export/formSheet.ts';
import { readStoredFile } from '#server/office/export/readStoredFile.ts';
import { keepLanguage } from '#server/office/language.ts';
import { progressOf } from '#server/office/progress.ts';
import { Interrupted, type TaskOptions } from '#server/office/terminal.ts';
import { entryName, entryOf, RECORD, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { reasonOf, Unavailable } from '#server/storing/errors.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The file of an export that lists what is missing in it. It is only written when something is missing. */
export const MISSING_FILE = 'missing.txt';

interface FileFault {
  /** The path of the file in the export. */
  path: string;
  sentence: string;
}

/** Adds the files and the record of an application. */
const addFiles = async (
  archive: Archive,
  store: ApplicationStore,
  application: StoredApplication,
  addsTo: string | undefined,
  folder: string,
): Promise<Exported> => {
  const receivedAt = new Date(application.receivedAt);
  const sections = sectionsOf(application);
  const paths = exportFileNames(sections);
  const faults = new Map<StoredFile, string>();
  for (const [file, name] of paths) {
    const bytes = await readStoredFile(store, application, file, (sentence) => faults.set(file, sentence));
    if (bytes) await archive.add(`${folder}/${name}`, receivedAt, bytes);
  }
  const record = `${JSON.stringify(application, null, 2)}\n`;
  await archive.add(`${folder}/${RECORD}`, receivedAt, Readable.from([record]));
  return { application, addsTo, sections, paths, faults };
};

/** A fault for each file that is missing or damaged. */
const faultsIn = ({ application, paths, faults }: Exported, folder: string): FileFault[] =>
  [...faults].map(([file, sentence]) => ({
    path: `${folder}/${paths.get(file)}`,
    sentence: `${application.reference} ${paths.get(file)}: ${sentence}`,
  }));

/** An addition as the dossier of its application links to it. */
const fromAbove = ({ paths, ...addition }: Exported, folder: string): Exported => ({
  ...addition,
  paths: new Map([...paths].map(([file, path]) => [file, `${folder}/${path}`])),
});

/**
 * Exports applications to an archive, each with what was added to it. One application is in memory at a time, with its additions. Returns the number of
 * exported applications, and a sentence for everything that is missing.
 */
export const exportApplications = async (
  archive: Archive,
  summaries: readonly Summary[],
  store: ApplicationStore,
  task: TaskOptions,
): Promise<{ count: number; faults: readonly string[] }> => {
  const additionsByName = await additionsTo(store, summaries);
  /** The application of each addition that is exported with it, by the name of the addition's entry. */
  const owners = new Map(
    summaries.flatMap((summary) =>
      (additionsByName.get(entryName(summary)) ?? []).map((addition) => [entryName(addition), summary] as const),
    ),
  );
  const folderOf = (summary: Summary) => {
    const owner = owners.get(entryName(summary));
    return owner ? additionFolder(owner, summary) : exportFolder(summary);
  };
  const step = progressOf(task, summaries.length, 'applications written');
  const faults: string[] = [];
  const exported: Summary[] = [];
  /** The paths of files with a fault. */
  const faultyPaths = new Set<string>();

  const read = async (summary: Summary) => {
    if (task.interrupted?.aborted) throw new Interrupted('Interrupted: nothing of it was kept.');
    const record = await store.read(entryOf(summary)).catch((error: unknown) => {
      if (error instanceof Unavailable) throw error;
      faults.push(`${summary.reference}: ${reasonOf(error)}`);
      return undefined;
    });
    return asApplication(record);
  };
  async function* sheetRows(form: Form, ofForm: readonly Summary[]) {
    const sheet = sheetOf(form);
    yield BOM + csvRow(sheet.heads);
    for (const summary of ofForm) {
      const application = await read(summary);
      if (!application) continue;
      const sections = sectionsOf(application);
      const names = exportFileNames(sections);
      const whereIs = (file: StoredFile) => {
        const path = `${folderOf(summary)}/${names.get(file)}`;
        return faultyPaths.has(path) ? `${path} (see ${MISSING_FILE})` : path;
      };
      yield csvRow(sheet.row(summary, sections, whereIs));
    }
  }
  const exportFiles = async (summary: Summary, folder: string): Promise<Exported | undefined> => {
    const application = await read(summary);
    if (!application) return undefined;
    const files = await addFiles(archive, store, application, summary.addsTo, folder);
    for (const { path, sentence } of faultsIn(files, folder)) {
      faultyPaths.add(path);
      faults.push(sentence);
    }
    exported.push(summary);
    return files;
  };
  const addDossier = (folder: string, of: Exported, additions: readonly Exported[]) =>
    archive.add(
      `${folder}/dossier.html`,
      new Date(of.application.receivedAt),
      Readable.from([dossierOf(of, additions)]),
    );
  const exportOne = async (summary: Summary) => {
    const folder = folderOf(summary);
    const application = await exportFiles(summary, folder);
    if (!application) return;
    const added: Exported[] = [];
    for (const addition of additionsByName.get(entryName(summary)) ?? []) {
      const files = await exportFiles(addition, folderOf(addition));
      if (!files) continue;
      await addDossier(folderOf(addition), files, []);
      added.push(fromAbove(files, folderOf(addition).slice(folder.length + 1)));
    }
    await addDossier(folder, application, added);
  };

  try {
    for (const summary of summaries) {
      if (!owners.has(entryName(summary))) await exportOne(summary);
      step();
    }
    const now = new Date();
    for (const form of intakeForms) {
      const ofForm = exported.filter((summary) => summary.form === form.name);
      if (ofForm.length > 0)
        await archive.add(`${form.name}.csv`, now, Readable.from(keepLanguage(sheetRows(form, ofForm))));
    }
    await archive.add('index.html', now, Readable.from([indexOf(exported, faults, folderOf)]));
    if (faults.length > 0) await archive.add(MISSING_FILE, now, Readable.from([`${faults.join('\n')}\n`]));
    await archive.finish();
    return { count: exported.length, faults };
  } catch (error) {
    await archive.discard();
    throw error;
  }
};
