import type { State } from './chart.ts';
import { elk } from './elk.ts';
import { type Layout, layoutOf } from './layout.ts';
import { pictureOf } from './picture.ts';
import { pageMeasure } from './text.ts';

// On its way before anything is drawn: nothing is, without it.
const measured = pageMeasure();
const drawings = new WeakMap<State, Map<string, Layout>>();

const keyOf = (open: ReadonlySet<string>) => [...open].toSorted().join();

/** A chart that was laid out before, with these states open. */
export const drawn = (chart: State, open: ReadonlySet<string>): Layout | undefined =>
  drawings.get(chart)?.get(keyOf(open));

/** Lays a chart out with these states open, once. */
export const draw = async (chart: State, open: ReadonlySet<string>): Promise<Layout> => {
  const known = drawn(chart, open);
  if (known) return known;
  const layout = await layoutOf(elk, pictureOf(chart, open), await measured);
  drawings.set(chart, (drawings.get(chart) ?? new Map<string, Layout>()).set(keyOf(open), layout));
  return layout;
};
