import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { t } from '#languages/message.ts';
import { printableLines } from '#server/office/printable.ts';

/** Characters; Excel allows 32,767 in a cell. */
const CELL = 32_000;
const WIDEST = 40;

/** A text that is too long ends with where the rest is. */
const fitted = (text: string): string =>
  text.length <= CELL
    ? text
    : `${text.slice(0, CELL).replace(/\p{Surrogate}$/u, '')}\n${t('[The rest does not fit into a cell. It is in the application.]')}`;

const cellOf = (text: string): string => fitted(printableLines(text).join('\n'));

/** A workbook (.xlsx) with one sheet. All its cells are texts: none is a formula, and none is changed to a number or a date. */
export const workbookOf = async (heads: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> => {
  const widthOf = (column: number) =>
    Math.min(WIDEST, 3 + rows.reduce((width, row) => Math.max(width, row[column]!.split('\n')[0]!.length), 10));
  const thread = new Worker(new URL('./workbookThread.js', import.meta.url), {
    workerData: {
      heads,
      rows: rows.map((row) => row.map(cellOf)),
      sheet: t('Applications'),
      columns: heads.map((_, column) => ({ width: widthOf(column) })),
      stickyRowsCount: 1,
    },
  });
  const [workbook] = await once(thread, 'message');
  return Buffer.from(workbook);
};
