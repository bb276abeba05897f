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

// Wide enough for most rows: a row is printed before the next is known.
const widths = [60, 46, 70, 5, 22, 3];
const print = (cells: readonly string[]) =>
  console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);

/** Prints the machine and the head of a Markdown table that is aligned for a terminal. */
export const printHeader = (): void => {
  console.log(`Node ${process.version} ${arch()}, ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}\n`);
  print(header);
  print(widths.map((width) => '-'.repeat(width)));
};

export const printRow = (row: Row): void => print(cellsOf(row));
