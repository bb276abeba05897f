import { additionsTo } from '#server/office/additions.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { questionCells } from '#server/office/export/formSheet.ts';
import type { TableColumn } from '#server/office/table/tableColumns.ts';
import { entryName, entryOf } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore, ListedApplication } from '#server/storing/store.ts';

const noAnswers: ReadonlyMap<string, string> = new Map();

/** The rows of a table, each when it is needed: one application is in memory at a time. */
export async function* tableRows(
  store: ApplicationStore,
  applications: readonly ListedApplication[],
  columns: readonly TableColumn[],
): AsyncGenerator<string[]> {
  const additions = await additionsTo(store, applications);
  const needsAnswers = columns.some(({ isAnswer }) => isAnswer);
  const answersOf = async (application: ListedApplication) => {
    const record = needsAnswers ? asApplication(await store.read(entryOf(application))) : undefined;
    return record ? questionCells(sectionsOf(record), ({ name }) => name) : noAnswers;
  };
  for (const application of applications) {
    const row = {
      application,
      additions: additions.get(entryName(application)) ?? [],
      answers: await answersOf(application),
    };
    yield columns.map(({ cell }) => cell(row));
  }
}

/** All rows of a table. */
export const collect = async (rows: AsyncIterable<string[]>): Promise<string[][]> => {
  const all: string[][] = [];
  for await (const row of rows) all.push(row);
  return all;
};
