// A spreadsheet computes a cell that begins like this, the full-width forms included.
const computed = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/**
 * What a spreadsheet would show as another number or as a day: 0012, 1/2, 1e5, 10:30, a number of twenty digits. Days as
 * 2026-11-22, years and small numbers stay what they are.
 */
const misread = /^(?!(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|\d{4}-\d{4})$)\d[\d.,:/e-]*$/i;

const cellOf = (text: string): string => {
  const harmless = computed.test(text) || misread.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Spreadsheets read a file without it in the character set of their country. */
export const BOM = '\ufeff';

/** A row of a CSV file (RFC 4180) whose cells a spreadsheet shows as they are and never computes. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
