import { Readable } from 'node:stream';
import { message } from '#languages/message.ts';
import { BOM, csvRow } from '#server/office/export/csv.ts';
import { keepLanguage } from '#server/office/language.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { chosenColumns, columnsFor } from '#server/office/table/tableColumns.ts';
import { collect, tableRows } from '#server/office/table/tableRows.ts';
import type { ApplicationStore, ListedApplication } from '#server/storing/store.ts';

/** A workbook is in memory as a whole, a CSV is not. */
const MOST_IN_WORKBOOK = 10_000;

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type TableType = keyof typeof tableTypes;

/** The columns of a table of these applications. */
export const columnsOf = (applications: readonly ListedApplication[], ids: readonly string[]) =>
  chosenColumns(columnsFor(new Set(applications.map(({ form }) => form))), ids);

/** Rejects with a PageError when a file of this type cannot have so many applications. */
export const checkTable = (type: TableType, count: number): void => {
  if (type === 'xlsx' && count > MOST_IN_WORKBOOK)
    throw new PageError(
      400,
      message('An Excel file has at most {most} applications. Go back and take the CSV, or filter the list.', {
        most: MOST_IN_WORKBOOK,
      }),
    );
};

/** A table of applications as a file for a spreadsheet. */
export const tableFileOf = async (
  type: TableType,
  store: ApplicationStore,
  applications: readonly ListedApplication[],
  ids: readonly string[],
): Promise<Readable | Buffer> => {
  const columns = columnsOf(applications, ids);
  const heads = columns.map(({ head }) => head);
  const rows = keepLanguage(tableRows(store, applications, columns));
  if (type === 'xlsx') {
    const { workbookOf } = await import('#server/office/table/workbook.ts');
    return workbookOf(heads, await collect(rows));
  }
  async function* lines() {
    yield BOM + csvRow(heads);
    for await (const row of rows) yield csvRow(row);
  }
  return Readable.from(lines());
};
