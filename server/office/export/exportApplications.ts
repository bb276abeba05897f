import { Readable } from 'node:stream';
import type { Form } from '#forms/form.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { type Archive, createArchive } from '#server/office/export/archive.ts';
import { BOM, csvRow } from '#server/office/export/csv.ts';
import { dossierOf, indexOf } from '#server/office/export/dossier.tsx';
import { exportFileNames, exportFolder } from '#server/office/export/fileNames.ts';
import { sheetOf } from '#server/office/export/formSheet.ts';
import { readStoredFile } from '#server/office/export/readStoredFile.ts';
import { Interrupted, progressOf } from '#server/office/progress.ts';
import type { TaskOptions } from '#server/office/terminal.ts';
import { entryOf, RECORD, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { reasonOf } from '#server/storing/errors.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The file of an export that lists what is missing in it. It is only written when something is missing. */
export const MISSING_FILE = 'missing.txt';

interface FileFault {
  /** The stored name of the file. */
  file: string;
  sentence: string;
}

/** Adds the files, the dossier and the record of an application. Returns the files that are missing or damaged. */
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
    const { bytes, fault } = await readStoredFile(store, application, file);
    if (bytes) await archive.add(`${folder}/${name}`, receivedAt, bytes);
    const sentence = fault();
    if (sentence) faults.set(file, sentence);
  }
  const addText = (name: string, text: string) => archive.add(`${folder}/${name}`, receivedAt, Readable.from([text]));
  await addText('dossier.html', dossierOf(application, sections, names, faults));
  await addText(RECORD, `${JSON.stringify(application, null, 2)}\n`);
  return [...faults].map(([file, sentence]) => ({
    file: file.file,
    sentence: `${application.reference} ${names.get(file)}: ${sentence}`,
  }));
};

/**
 * Exports applications to a folder, or to a ZIP file when the name of the target ends with .zip. One application is in memory at a
 * time. Returns the number of exported applications, and a sentence for everything that is missing.
 */
export const exportApplications = async (
  target: string,
  summaries: readonly Summary[],
  store: ApplicationStore,
  task: TaskOptions,
): Promise<{ count: number; faults: readonly string[] }> => {
  const archive = await createArchive(target);
  const step = progressOf(task, summaries.length, 'applications written');
  const faults: string[] = [];
  const exported: Summary[] = [];
  /** The stored names of files with a fault, by reference. */
  const faultyFiles = new Map<string, Set<string>>();

  const read = async (summary: Summary) => {
    if (task.interrupted?.aborted) throw new Interrupted();
    const record = await store.read(entryOf(summary)).catch((error: unknown) => {
      faults.push(`${summary.reference}: ${reasonOf(error)}`);
    });
    return asApplication(record ?? undefined);
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
        const isFaulty = faultyFiles.get(summary.reference)?.has(file.file);
        return `${exportFolder(summary)}/${names.get(file)}${isFaulty ? ` (see ${MISSING_FILE})` : ''}`;
      };
      yield csvRow(sheet.row(application, sections, whereIs));
    }
  }
  const exportOne = async (summary: Summary) => {
    const application = await read(summary);
    if (!application) return;
    const fileFaults = await addApplication(archive, store, application, exportFolder(summary));
    exported.push(summary);
    faultyFiles.set(summary.reference, new Set(fileFaults.map(({ file }) => file)));
    faults.push(...fileFaults.map(({ sentence }) => sentence));
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
