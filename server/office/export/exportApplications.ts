import { Readable } from 'node:stream';
import type { Form } from '#forms/form.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { sectionsOf } from '#server/office/answers.ts';
import type { Archive } from '#server/office/export/archive.ts';
import { BOM, csvRow } from '#server/office/export/csv.ts';
import { dossierOf, indexOf } from '#server/office/export/dossier.tsx';
import { exportFileNames, exportFolder } from '#server/office/export/fileNames.ts';
import { sheetOf } from '#server/office/export/formSheet.ts';
import { readStoredFile } from '#server/office/export/readStoredFile.ts';
import { progressOf } from '#server/office/progress.ts';
import { Interrupted, type TaskOptions } from '#server/office/terminal.ts';
import { entryOf, RECORD, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
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

/** Adds the files, the dossier and the record of an application. Returns a fault for each file that is missing or damaged. */
const addApplication = async (
  archive: Archive,
  store: ApplicationStore,
  application: StoredApplication,
  folder: string,
): Promise<FileFault[]> => {
  const receivedAt = new Date(application.receivedAt);
  const sections = sectionsOf(application);
  const names = exportFileNames(sections);
  const faults = new Map<StoredFile, string>();
  for (const [file, name] of names) {
    const bytes = await readStoredFile(store, application, file, (sentence) => faults.set(file, sentence));
    if (bytes) await archive.add(`${folder}/${name}`, receivedAt, bytes);
  }
  const addText = (name: string, text: string) => archive.add(`${folder}/${name}`, receivedAt, Readable.from([text]));
  await addText('dossier.html', dossierOf(application, sections, names, faults));
  await addText(RECORD, `${JSON.stringify(application, null, 2)}\n`);
  return [...faults].map(([file, sentence]) => ({
    path: `${folder}/${names.get(file)}`,
    sentence: `${application.reference} ${names.get(file)}: ${sentence}`,
  }));
};

/**
 * Exports applications to an archive. One application is in memory at a time. Returns the number of exported applications, and a sentence for everything that is missing.
 */
export const exportApplications = async (
  archive: Archive,
  summaries: readonly Summary[],
  store: ApplicationStore,
  task: TaskOptions,
): Promise<{ count: number; faults: readonly string[] }> => {
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
        const path = `${exportFolder(summary)}/${names.get(file)}`;
        return faultyPaths.has(path) ? `${path} (see ${MISSING_FILE})` : path;
      };
      yield csvRow(sheet.row(application, sections, whereIs));
    }
  }
  const exportOne = async (summary: Summary) => {
    const application = await read(summary);
    if (!application) return;
    for (const { path, sentence } of await addApplication(archive, store, application, exportFolder(summary))) {
      faultyPaths.add(path);
      faults.push(sentence);
    }
    exported.push(summary);
  };

  try {
    for (const summary of summaries) {
      await exportOne(summary);
      step();
    }
    const now = new Date();
    for (const form of intakeForms) {
      const ofForm = exported.filter((summary) => summary.form === form.name);
      if (ofForm.length > 0) await archive.add(`${form.name}.csv`, now, Readable.from(sheetRows(form, ofForm)));
    }
    await archive.add('index.html', now, Readable.from([indexOf(exported, faults)]));
    if (faults.length > 0) await archive.add(MISSING_FILE, now, Readable.from([`${faults.join('\n')}\n`]));
    await archive.finish();
    return { count: exported.length, faults };
  } catch (error) {
    await archive.discard();
    throw error;
  }
};
