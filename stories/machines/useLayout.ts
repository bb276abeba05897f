import { useEffect, useState } from 'react';
import type { State } from './chart.ts';
import { elk } from './elk.ts';
import { type Layout, layoutOf } from './layout.ts';
import { pictureOf } from './picture.ts';
import { pageMeasure } from './text.ts';

/** A chart laid out with these states open; the one before stays until it is there. */
export const useLayout = (chart: State, open: ReadonlySet<string>): Layout | undefined => {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    let left = false;
    const lay = async () => {
      const [engine, measure] = await Promise.all([elk(), pageMeasure()]);
      const placed = await layoutOf(engine, pictureOf(chart, open), measure);
      if (!left) setLayout(placed);
    };
    void lay();
    return () => {
      left = true;
    };
  }, [chart, open]);
  return layout;
};
