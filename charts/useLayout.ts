import { useEffect, useState } from 'react';
import type { State } from './chart.ts';
import { draw, drawn } from './drawing.ts';
import type { Layout } from './layout.ts';

/** A chart laid out with these states open; the one before stays until it is there. */
export const useLayout = (chart: State, open: ReadonlySet<string>): Layout | undefined => {
  const [layout, setLayout] = useState(() => drawn(chart, open));
  useEffect(() => {
    let left = false;
    const lay = async () => {
      const placed = await draw(chart, open);
      if (!left) setLayout(placed);
    };
    void lay();
    return () => {
      left = true;
    };
  }, [chart, open]);
  return layout;
};
