import type { State } from './chart.ts';
import { askElk } from './elk.ts';
import { type Layout, layoutOf } from './layout.ts';
import { pictureOf } from './picture.ts';
import { asPrepared, type Prepared } from './prepared.ts';
import { pageMeasure } from './text.ts';

interface Drawing {
  placed: Promise<Layout>;
  /** Once it is there. */
  layout?: Layout;
}

// On its way before anything is drawn: nothing is, without it.
const measured = pageMeasure();
const drawings = new WeakMap<State, Map<string, Drawing>>();

const keyOf = (open: ReadonlySet<string>) => [...open].toSorted().join();

/** A chart that was laid out before, with these states open. */
export const drawn = (chart: State, open: ReadonlySet<string>): Layout | undefined =>
  drawings.get(chart)?.get(keyOf(open))?.layout;

/** As a machine's chart opens, laid out beforehand: `npm run charts` writes them. */
const layouts = import.meta.glob<Prepared>('./layouts/*.json', { import: 'default' });

const place = async (chart: State, open: ReadonlySet<string>): Promise<Layout> => {
  const picture = pictureOf(chart, open);
  const [measure, prepared] = await Promise.all([measured, layouts[`./layouts/${chart.id}.json`]?.()]);
  return (prepared && asPrepared(picture, prepared)) ?? layoutOf(askElk, picture, measure);
};

const begin = (chart: State, open: ReadonlySet<string>): Drawing => {
  const drawing: Drawing = {
    placed: place(chart, open).then((layout) => {
      drawing.layout = layout;
      return layout;
    }),
  };
  return drawing;
};

/** Lays a chart out with these states open, once. */
export const draw = (chart: State, open: ReadonlySet<string>): Promise<Layout> => {
  const drawing = drawings.get(chart)?.get(keyOf(open)) ?? begin(chart, open);
  drawings.set(chart, (drawings.get(chart) ?? new Map<string, Drawing>()).set(keyOf(open), drawing));
  return drawing.placed;
};
