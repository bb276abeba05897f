// A spreadsheet takes a cell that begins like this for a formula, also with full-width characters.
const formula = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/**
 * A text that a spreadsheet would change to another number or a date: 0012, 1/2, 1e5, 10:30, a number of twenty digits. Dates such as
 * 2026-11-22, years, small numbers and the rare references without other letters than E are not changed.
 */
const converted =
  /^(?!(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|\d{4}-\d{4}|[\dE]{5}-[\dE]{5})$)\d[\d.,:/e-]*$/i;

const cellOf = (text: string): string => {
  const safe = formula.test(text) || converted.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Without it, spreadsheets read a file in the character set of their country. */
export const BOM = '\ufeff';

/** A row of a CSV file (RFC 4180). A spreadsheet shows its cells unchanged and runs no formulas. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
