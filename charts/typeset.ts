import type { Arrow, Box, Row } from './picture.ts';
import { fonts, type Measure, wrap } from './text.ts';

/** Lengths in the chart, in pixels at its own size. */
export const space = { pad: 14, name: 40, line: 20, row: 26, marker: 20, chip: 64, widest: 320, label: 190 } as const;

export interface SetRow {
  row: Row;
  /** The first one begins after the head. */
  lines: string[];
  indent: number;
  /** Below the top of its box. */
  top: number;
  height: number;
}

/** A box's own text, set: how much room it needs. */
export interface SetBox {
  rows: SetRow[];
  width: number;
  height: number;
}

export interface SetLabel {
  /** The event, or how it is taken without one; '' where its guard says so. */
  head: string;
  lines: string[];
  width: number;
  height: number;
}

const setRow = (measure: Measure, row: Row): Omit<SetRow, 'top'> & { width: number } => {
  const head = row.head ? measure(row.head, fonts.head) + 6 : 0;
  const indent = row.region ? space.marker : head;
  const lines = wrap(measure, row.text, fonts.text, space.widest - 2 * space.pad, indent);
  const widths = lines.map((line, i) => measure(line, fonts.text) + (i === 0 ? indent : 0));
  return {
    row,
    lines,
    indent,
    height: space.row + (lines.length - 1) * space.line,
    width: Math.max(...widths) + (row.region ? space.chip : 0),
  };
};

/** Sets a box's name and its lines. */
export const setBox = (measure: Measure, { state, rows, foldable }: Box): SetBox => {
  const set = rows.map((row) => setRow(measure, row));
  const name = measure(state.key, fonts.name) + (foldable ? 56 : 24);
  const topOf = (at: number) => space.name + 6 + set.slice(0, at).reduce((sum, { height }) => sum + height, 0);
  return {
    rows: set.map((row, at) => ({ ...row, top: topOf(at) })),
    width: Math.ceil(Math.max(132, name, ...set.map(({ width }) => width)) + 2 * space.pad),
    height: set.length > 0 ? topOf(set.length) + 6 : space.name,
  };
};

/** Sets an arrow's label: its event, its guard and what it does below. */
export const setLabel = (measure: Measure, { way: { event, actions }, guard }: Arrow): SetLabel => {
  const head = event || (guard ? '' : 'always');
  const lines = [guard && `[${guard}]`, actions && `/ ${actions}`]
    .filter(Boolean)
    .flatMap((text) => wrap(measure, text, fonts.text, space.label));
  const widths = [measure(head, fonts.head), ...lines.map((line) => measure(line, fonts.text))];
  const height = (lines.length + (head ? 1 : 0)) * space.line + 6;
  return { head, lines, width: Math.ceil(Math.max(...widths) + 18), height };
};
