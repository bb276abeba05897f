import Elk, { type ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { type RefObject, useEffect, useState } from 'react';
import { boxesIn, type Diagram } from './diagram.ts';
import { type Layout, layoutOf, type Size } from './layout.ts';

// Its 1.6 MB are loaded in a worker.
const elk = new Elk({ workerUrl });
const askElk = (graph: ElkNode) => elk.layout(graph);

/** How large each box and each label is as the browser sets its text. */
const sizesIn = (measured: HTMLElement, { box, arrows }: Diagram): ReadonlyMap<string, Size> => {
  const ids = [...boxesIn(box).map(({ state }) => state.id), ...arrows.map(({ id }) => id)];
  return new Map(
    ids.map((id, at) => {
      const { width, height } = measured.children[at]!.getBoundingClientRect();
      return [id, { width: Math.ceil(width), height: Math.ceil(height) }];
    }),
  );
};

/** Lays a diagram out as soon as its parts are in `measured`; the layout of the diagram before stays until then. */
export const useLayout = (diagram: Diagram, measured: RefObject<HTMLElement | null>): Layout | undefined => {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      await Promise.all([document.fonts.load('400 14px Mada'), document.fonts.load('600 14px Mada')]);
      if (!isCurrent || !measured.current) return;
      const next = await layoutOf(askElk, diagram, sizesIn(measured.current, diagram));
      if (isCurrent) setLayout(next);
    };
    void update();
    return () => {
      isCurrent = false;
    };
  }, [diagram, measured]);
  return layout;
};
