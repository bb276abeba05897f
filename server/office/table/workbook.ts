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

/** The height of a line, in points. */
const LINE = 15;
/** Excel allows rows of 409 points. */
const MOST_LINES = 27;

/** About how many lines a text has in a column: words are not divided. */
const linesIn = (text: string, width: number): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / (width * 0.8))), 0);

/** The height of a row whose texts have several lines: LibreOffice shows only one of a row without a height. */
const heightOf = (texts: readonly string[], widths: readonly number[]): number | undefined => {
  const lines = Math.max(...texts.map((text, column) => linesIn(text, widths[column]!)));
  return lines > 1 ? LINE * Math.min(lines, MOST_LINES) : undefined;
};

/** What a row's height depends on: only a cell with line breaks is wrapped. */
const wrappedIn = (text: string): string => (text.includes('\n') ? text : '');

/** Rejects when the thread fails. */
const write = async (heads: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> => {
  const cells = rows.map((row) => row.map(cellOf));
  const widths = heads.map((_, column) =>
    Math.min(WIDEST, 3 + cells.reduce((width, row) => Math.max(width, row[column]!.split('\n')[0]!.length), 10)),
  );
  const thread = new Worker(new URL('./workbookThread.js', import.meta.url), {
    workerData: {
      heads,
      rows: cells,
      heights: [heads, ...cells.map((row) => row.map(wrappedIn))].map((texts) => heightOf(texts, widths)),
      sheet: t('Applications'),
      columns: widths.map((width) => ({ width })),
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
