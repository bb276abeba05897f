import { BOM, csvRow } from '#server/office/export/csv.ts';
import { isPlain, printable, printableJson } from '#server/office/printable.ts';
import { summaryColumns } from '#server/office/summaryColumns.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The width of a text in columns of a terminal. Combining marks have none. */
const widthOf = (text: string) => (isPlain(text) ? text : text.replace(/\p{M}/gu, '')).length;

const table = (summaries: readonly Summary[]): string => {
  const heads = summaryColumns.map(({ head }) => head().toUpperCase());
  const widths = heads.map(widthOf);
  const rows = summaries.map((summary) =>
    summaryColumns.map(({ cell }, column) => {
      const text = printable(cell(summary));
      widths[column] = Math.max(widths[column]!, widthOf(text));
      return text;
    }),
  );
  const pad = (text: string, column: number) => text + ' '.repeat(widths[column]! - widthOf(text));
  return [heads, ...rows].map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
};

const csv = (summaries: readonly Summary[]): string =>
  BOM +
  csvRow(summaryColumns.map(({ head }) => head())) +
  summaries.map((summary) => csvRow(summaryColumns.map(({ cell }) => cell(summary)))).join('');

const json = (summaries: readonly Summary[]): string =>
  `${printableJson(summaries.map((summary) => ({ ...summary, names: undefined, sortName: undefined, relations: undefined })))}\n`;

export type Layout = 'table' | 'json' | 'csv';

/** Formats a list of applications for a terminal, a program or a spreadsheet. */
export const formatList: Record<Layout, (summaries: readonly Summary[]) => string> = { table, json, csv };
