import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, withDescendants } from './chart.ts';
import { boxesIn, diagramOf, openInitially, withOpened } from './diagram.ts';
import { ExportBar } from './ExportBar.tsx';
import type { Highlights } from './highlights.ts';
import type { Layout } from './layout.ts';
import { MeasuredParts, Statechart } from './Statechart.tsx';
import { useDrag } from './useDrag.ts';
import { useLayout } from './useLayout.ts';
import { useZoom } from './useZoom.ts';
import { ZoomBar } from './ZoomBar.tsx';

export interface ChartFrameProps {
  name: string;
  machine: AnyStateMachine;
  highlights: Highlights;
  open: ReadonlySet<string>;
  /** The id of a state that is to be seen. */
  selected?: string | undefined;
  /** The id of the state that a link leads to. */
  at?: string | undefined;
  onOpen: (open: ReadonlySet<string>) => void;
  onSend?: ((type: string) => void) | undefined;
  onEnter?: ((machine: string) => void) | undefined;
}

/** The id of the box that has to be in view: the selected one, the one a link leads to if it is active, or any active one. */
const idInView = ({ diagram }: Layout, { highlights, selected, at }: ChartFrameProps) => {
  const boxes = boxesIn(diagram.box);
  const active = boxes.filter((box) => highlights.isActive(box.state.id) && box.boxes.length === 0);
  const box =
    boxes.find(({ state }) => state.id === selected) ?? active.find(({ state }) => state.id === at) ?? active[0];
  return box?.state.id;
};

/** A chart in a frame that is dragged, scrolled and zoomed, and follows what is active. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { name, machine, highlights, open, selected, onOpen, onSend, onEnter } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const measured = useRef<HTMLDivElement>(null);
  const chart = chartOf(machine);
  const diagram = useMemo(() => diagramOf(chart, open), [chart, open]);
  const layout = useLayout(diagram, measured);
  const drag = useDrag();
  const { onKeyDown, ...zooming } = useZoom(frame, layout);
  const { zoom } = zooming;

  const inView = layout && layout.boxes.get(idInView(layout, props) ?? '');
  const center = inView && [inView.x + inView.width / 2, inView.y + inView.height / 2].join();
  useLayoutEffect(() => {
    const [x, y] = center?.split(',').map(Number) ?? [];
    if (!frame || x === undefined || y === undefined) return;
    frame.scrollTo(x * zoom - frame.clientWidth / 2, y * zoom - frame.clientHeight / 2);
    // A zoom keeps what is in view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, center]);

  const all = withDescendants(chart);
  const fold = (id: string) => {
    const next = new Set(open);
    const state = all.filter((each) => each.id === id);
    onOpen(next.delete(id) ? next : withOpened(open, state));
  };
  const handlers = { highlights, onSend, onEnter, onFold: fold };
  return (
    <section className="bench-chart" aria-label="Chart">
      <div className="bench-bars">
        <ZoomBar
          {...zooming}
          onUnfold={() => onOpen(withOpened(open, all))}
          onFold={() => onOpen(openInitially(chart))}
        />
        <ExportBar machine={machine} />
      </div>
      {/* What scrolls takes the keyboard. */}
      <div
        className="chart-window"
        ref={setFrame}
        role="group"
        aria-label="Chart window: arrows move, + and - zoom, F fits, 0 resets"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {layout ? (
          <Statechart name={name} layout={layout} zoom={zoom} selected={selected} {...handlers} />
        ) : (
          <p className="bench-hint">Drawing the chart…</p>
        )}
      </div>
      {layout?.diagram !== diagram && <MeasuredParts diagram={diagram} ref={measured} {...handlers} />}
    </section>
  );
};
