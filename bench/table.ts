import { arch, cpus } from 'node:os';

export interface Row {
  what: string;
  ours: string;
  /** What it is compared with. */
  other: string;
  /** Ours divided by the other. */
  ratio?: number;
  aim: string;
  /** Absent where there is no aim. */
  met?: boolean;
}

const header = ['', 'this site', 'compared with', 'ratio', 'aim', 'met'];

const cellsOf = ({ what, ours, other, ratio, aim, met }: Row): string[] => [
  what,
  ours,
  other,
  ratio === undefined ? '' : ratio.toFixed(2),
  aim,
  met === undefined ? '' : met ? 'yes' : 'NO',
];

/** Prints the rows as a Markdown table that is aligned for a terminal. */
export const printTable = (rows: readonly Row[]): void => {
  const table = [header, ...rows.map(cellsOf)];
  const widths = header.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  console.log(`Node ${process.version} ${arch()}, ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}\n`);
  console.log(lineOf(header));
  console.log(lineOf(widths.map((width) => '-'.repeat(width))));
  for (const cells of table.slice(1)) console.log(lineOf(cells));
};
