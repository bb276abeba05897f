import Elk, { type ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { type RefObject, useEffect, useState } from 'react';
import { type Box, boxesIn } from './diagram.ts';
import { type Layout, layoutOf, type TextSize } from './layout.ts';

// Its 1.6 MB are loaded in a worker.
const elk = new Elk({ workerUrl });
const askElk = (graph: ElkNode) => elk.layout(graph);

/** How large each box is, and where its rows are, as the browser sets its texts. */
const textsIn = (measured: HTMLElement, diagram: Box): ReadonlyMap<string, TextSize> =>
  new Map(
    boxesIn(diagram).map(({ state, rows }, at) => {
      const box = measured.children[at] as HTMLElement;
      const ids = [state.id, ...rows.map(({ id }) => id)];
      const lines = [...box.querySelectorAll<HTMLElement>('.chart-name, .chart-row')];
      const middles = lines.map(
        ({ offsetTop, offsetHeight }, line) => [ids[line]!, offsetTop + offsetHeight / 2] as const,
      );
      const { width, height } = box.getBoundingClientRect();
      return [state.id, { width: Math.ceil(width), height: Math.ceil(height), rows: new Map(middles) }];
    }),
  );

/** Lays a diagram out as soon as its parts are in `measured`; the layout of the diagram before stays until then. */
export const useLayout = (diagram: Box, measured: RefObject<HTMLElement | null>): Layout | undefined => {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      await Promise.all([document.fonts.load('400 14px Mada'), document.fonts.load('600 14px Mada')]);
      if (!isCurrent || !measured.current) return;
      const next = await layoutOf(askElk, diagram, textsIn(measured.current, diagram));
      if (isCurrent) setLayout(next);
    };
    void update();
    return () => {
      isCurrent = false;
    };
  }, [diagram, measured]);
  return layout;
};
