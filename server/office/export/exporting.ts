import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { intakeForms } from '#server/intakeForms.ts';
import { sectionsOf } from '#server/office/answers.ts';
import type { Desk } from '#server/office/desk.ts';
import { BOM, csvRow } from '#server/office/export/csv.ts';
import { dossierOf, indexOf } from '#server/office/export/dossier.ts';
import { folderOf, namesOfFiles } from '#server/office/export/filing.ts';
import { sheetOf } from '#server/office/export/formSheet.ts';
import { type Package, packageAt } from '#server/office/export/packing.ts';
import { Interrupted, progressOf } from '#server/office/progress.ts';
import type { Summary } from '#server/office/summary.ts';
import { RECORD, type StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** What is written of one application: its dossier, its record and its files, in a folder of its own. */
const addApplication = async (
  into: Package,
  store: ApplicationStore,
  application: StoredApplication,
  folder: string,
) => {
  const at = new Date(application.receivedAt);
  const sections = sectionsOf(application);
  const names = namesOfFiles(sections);
  const text = (path: string, content: string) => into.add(`${folder}/${path}`, at, () => Readable.from([content]));
  await text('dossier.html', dossierOf(application, sections, names));
  await text(RECORD, `${JSON.stringify(application, null, 2)}\n`);
  for (const [file, name] of names)
    await into.add(`${folder}/${name}`, at, () => createReadStream(store.locate(application, file)));
};

/** Writes these applications to a folder, or to a ZIP file where its name says so; one is in memory at a time. */
export const exportTo = async (
  target: string,
  summaries: readonly Summary[],
  store: ApplicationStore,
  desk: Desk,
): Promise<void> => {
  const into = await packageAt(target);
  const step = progressOf(desk, summaries.length, 'applications written');
  const read = async ({ form, submissionId, reference }: Summary) => {
    if (desk.interrupted.aborted) throw new Interrupted();
    const application = await store.read(form, submissionId);
    if (!application) throw new Error(`${reference} has gone meanwhile. Please begin again.`);
    return application;
  };
  async function* rowsOf(form: (typeof intakeForms)[number], ofForm: readonly Summary[]) {
    const sheet = sheetOf(form);
    yield BOM + csvRow(sheet.heads);
    for (const summary of ofForm) {
      const application = await read(summary);
      const sections = sectionsOf(application);
      const names = namesOfFiles(sections);
      yield csvRow(sheet.row(application, sections, (file) => `${folderOf(summary)}/${names.get(file)}`));
    }
  }
  try {
    for (const summary of summaries) {
      await addApplication(into, store, await read(summary), folderOf(summary));
      step();
    }
    const now = new Date();
    for (const form of intakeForms) {
      const ofForm = summaries.filter((summary) => summary.form === form.name);
      if (ofForm.length > 0) await into.add(`${form.name}.csv`, now, () => Readable.from(rowsOf(form, ofForm)));
    }
    await into.add('index.html', now, () => Readable.from(indexOf(summaries)));
    await into.finish();
  } catch (error) {
    await into.discard();
    throw error;
  }
};
