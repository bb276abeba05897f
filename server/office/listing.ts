import { BOM, csvRow } from '#server/office/export/csv.ts';
import { isPlain, printable, printableJson } from '#server/office/printable.ts';
import { columns } from '#server/office/summary.ts';
import { type Summary } from '#server/storing/summary.ts';

/** How many columns a text takes: harakat and accents take none of their own. */
const width = (text: string) => (isPlain(text) ? text : text.replace(/\p{M}/gu, '')).length;

const table = (summaries: readonly Summary[]): string => {
  const heads = columns.map(({ head }) => head.toUpperCase());
  const widths = heads.map(width);
  const rows = summaries.map((summary) =>
    columns.map(({ cell }, column) => {
      const text = printable(cell(summary));
      widths[column] = Math.max(widths[column]!, width(text));
      return text;
    }),
  );
  const padded = (text: string, column: number) => text + ' '.repeat(widths[column]! - width(text));
  return [heads, ...rows].map((row) => `${row.map(padded).join('  ').trimEnd()}\n`).join('');
};

const csv = (summaries: readonly Summary[]): string =>
  BOM +
  csvRow(columns.map(({ head }) => head)) +
  summaries.map((summary) => csvRow(columns.map(({ cell }) => cell(summary)))).join('');

const json = (summaries: readonly Summary[]): string =>
  `${printableJson(summaries.map((summary) => ({ ...summary, names: undefined })))}\n`;

export type Layout = 'table' | 'json' | 'csv';

/** A list of applications for a terminal, a program or a spreadsheet. */
export const listed: Record<Layout, (summaries: readonly Summary[]) => string> = { table, json, csv };
