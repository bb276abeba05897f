// A spreadsheet computes a cell that begins like this, the full-width forms included.
const computed = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

const cellOf = (text: string): string => {
  const harmless = computed.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Spreadsheets take a file without it for one in the letters of the country they were bought in. */
export const BOM = '\ufeff';

/** A row of a CSV file (RFC 4180) whose cells a spreadsheet shows and never computes. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
