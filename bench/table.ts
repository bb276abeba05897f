import { arch, cpus } from 'node:os';

export interface Row {
  what: string;
  ours: string;
  beside: string;
  /** Ours to what it is compared with. */
  ratio?: number;
  aim: string;
  /** Absent where there is no aim. */
  met?: boolean;
}

const heads = ['', 'this site', 'compared with', 'ratio', 'aim', 'met'];

const cellsOf = ({ what, ours, beside, ratio, aim, met }: Row): string[] => [
  what,
  ours,
  beside,
  ratio === undefined ? '' : ratio.toFixed(2),
  aim,
  met === undefined ? '' : met ? 'yes' : 'NO',
];

/** Prints the rows as one Markdown table that also reads well in a terminal. */
export const printTable = (rows: readonly Row[]): void => {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  console.log(`Node ${process.version} ${arch()}, ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}\n`);
  console.log(line(heads));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const cells of lines.slice(1)) console.log(line(cells));
};
