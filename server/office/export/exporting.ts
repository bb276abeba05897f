import { Readable } from 'node:stream';
import { intakeForms } from '#server/intakeForms.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { BOM, csvRow } from '#server/office/export/csv.ts';
import { dossierOf, indexOf } from '#server/office/export/dossier.tsx';
import { folderOf, namesOfFiles } from '#server/office/export/filing.ts';
import { sheetOf } from '#server/office/export/formSheet.ts';
import { type Package, packageAt } from '#server/office/export/packing.ts';
import { storedBytes } from '#server/office/export/storedBytes.ts';
import { Interrupted, progressOf } from '#server/office/progress.ts';
import type { TaskOptions } from '#server/office/terminal.ts';
import { entryOf, RECORD, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { reasonOf } from '#server/storing/errors.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The file of an export that lists what is missing in it; only written when something is. */
export const MISSING = 'missing.txt';

/** Writes what there is of one application: its files, its dossier and its record, in a folder of its own. */
const addApplication = async (
  into: Package,
  store: ApplicationStore,
  application: StoredApplication,
  folder: string,
) => {
  const at = new Date(application.receivedAt);
  const sections = sectionsOf(application);
  const names = namesOfFiles(sections);
  const faults = new Map<StoredFile, string>();
  for (const [file, name] of names) {
    const { bytes, fault } = await storedBytes(store, application, file);
    if (bytes) await into.add(`${folder}/${name}`, at, () => bytes);
    const found = fault();
    if (found) faults.set(file, found);
  }
  const text = (path: string, content: string) => into.add(`${folder}/${path}`, at, () => Readable.from([content]));
  await text('dossier.html', dossierOf(application, sections, names, faults));
  await text(RECORD, `${JSON.stringify(application, null, 2)}\n`);
  return [...faults].map(([file, sentence]) => ({
    file,
    sentence: `${application.reference} ${names.get(file)}: ${sentence}`,
  }));
};

/**
 * Writes these applications to a folder, or to a ZIP file where its name says so; one is in memory at a time. Returns how
 * many, and a sentence for everything that is missing.
 */
export const exportTo = async (
  target: string,
  summaries: readonly Summary[],
  store: ApplicationStore,
  task: TaskOptions,
): Promise<{ count: number; faults: readonly string[] }> => {
  const into = await packageAt(target);
  const step = progressOf(task, summaries.length, 'applications written');
  const faults: string[] = [];
  const written: Summary[] = [];
  /** The stored names of files with a fault, by reference. */
  const faulty = new Map<string, Set<string>>();

  const read = async (summary: Summary) => {
    if (task.interrupted?.aborted) throw new Interrupted();
    const kept = await store.read(entryOf(summary)).catch((error: unknown) => {
      faults.push(`${summary.reference}: ${reasonOf(error)}`);
    });
    return asApplication(kept ?? undefined);
  };
  async function* rowsOf(form: (typeof intakeForms)[number], ofForm: readonly Summary[]) {
    const sheet = sheetOf(form);
    yield BOM + csvRow(sheet.heads);
    for (const summary of ofForm) {
      const application = await read(summary);
      if (!application) continue;
      const sections = sectionsOf(application);
      const names = namesOfFiles(sections);
      const note = ({ file }: StoredFile) => (faulty.get(summary.reference)?.has(file) ? ` (see ${MISSING})` : '');
      const whereIs = (file: StoredFile) => `${folderOf(summary)}/${names.get(file)}${note(file)}`;
      yield csvRow(sheet.row(application, sections, whereIs));
    }
  }
  try {
    for (const summary of summaries) {
      const application = await read(summary);
      if (application) {
        const found = await addApplication(into, store, application, folderOf(summary));
        faulty.set(summary.reference, new Set(found.map(({ file }) => file.file)));
        faults.push(...found.map(({ sentence }) => sentence));
        written.push(summary);
      }
      step();
    }
    const now = new Date();
    for (const form of intakeForms) {
      const ofForm = written.filter((summary) => summary.form === form.name);
      if (ofForm.length > 0) await into.add(`${form.name}.csv`, now, () => Readable.from(rowsOf(form, ofForm)));
    }
    await into.add('index.html', now, () => Readable.from([indexOf(written, faults)]));
    if (faults.length > 0) await into.add(MISSING, now, () => Readable.from([`${faults.join('\n')}\n`]));
    await into.finish();
    return { count: written.length, faults };
  } catch (error) {
    await into.discard();
    throw error;
  }
};
