import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
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

/** Rejects when the thread fails. */
const write = async (heads: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> => {
  const widthOf = (column: number) =>
    Math.min(WIDEST, 3 + rows.reduce((width, row) => Math.max(width, row[column]!.split('\n')[0]!.length), 10));
  const thread = new Worker(new URL('./workbookThread.js', import.meta.url), {
    workerData: {
      heads,
      rows: rows.map((row) => row.map(cellOf)),
      sheet: t('Applications'),
      columns: heads.map((_, column) => ({ width: widthOf(column) })),
      stickyRowsCount: 1,
      rightToLeft: languages[language()].dir === 'rtl',
    },
  });
  const ended = once(thread, 'exit').then(([code]) => Promise.reject(new Error(`The thread ended with ${code}.`)));
  const [workbook] = await Promise.race([once(thread, 'message'), ended]);
  return Buffer.from(workbook);
};

let last: Promise<unknown> = Promise.resolve();

/**
 * A workbook (.xlsx) with one sheet. All its cells are texts: none is a formula, and none is changed to a number or a date. One is
 * written after the other, for the memory that each takes.
 */
export const workbookOf = (heads: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> => {
  const workbook = last.then(() => write(heads, rows));
  last = workbook.catch(() => undefined);
  return workbook;
};
