import { type ReactNode, useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, withDescendants } from './chart.ts';
import { boxesIn, diagramOf, openInitially, withOpened } from './diagram.ts';
import { ExportBar } from './ExportBar.tsx';
import type { Highlights } from './highlights.ts';
import type { Layout } from './layout.ts';
import { MeasuredParts, Statechart } from './Statechart.tsx';
import { useLayout } from './useLayout.ts';
import { ZoomFrame } from './ZoomFrame.tsx';

interface ChartFrameProps {
  name: string;
  machine: AnyStateMachine;
  highlights: Highlights;
  open: ReadonlySet<string>;
  /** The ids of states that were found, the one to be looked at first. */
  selected: readonly string[];
  /** The id of the state that a link leads to. */
  at?: string | undefined;
  /** More buttons beside the chart's own. */
  buttons: ReactNode;
  onOpen: (open: ReadonlySet<string>) => void;
  onSend?: ((type: string) => void) | undefined;
  onEnter?: ((machine: string) => void) | undefined;
}

/** The id of the box that has to be in view: the selected one, the one a link leads to if it is active, or any active one. */
const idInView = ({ box: diagram }: Layout, { highlights, selected, at }: ChartFrameProps) => {
  const boxes = boxesIn(diagram);
  const active = boxes.filter((box) => highlights.isActive(box.state.id) && box.boxes.length === 0);
  const box =
    boxes.find(({ state }) => state.id === selected[0]) ?? active.find(({ state }) => state.id === at) ?? active[0];
  return box?.state.id;
};

/** A chart in its frame, which follows what is active. */
export const ChartFrame = (props: ChartFrameProps) => {
  const { name, machine, highlights, open, selected, onOpen, onSend, onEnter } = props;
  const measured = useRef<HTMLDivElement>(null);
  const chart = chartOf(machine);
  const diagram = useMemo(() => diagramOf(chart, open), [chart, open]);
  const layout = useLayout(diagram, measured);
  const inView = layout?.places.get(idInView(layout, props) ?? '');

  const all = withDescendants(chart);
  const fold = (id: string) => {
    const next = new Set(open);
    const state = all.filter((each) => each.id === id);
    onOpen(next.delete(id) ? next : withOpened(open, state));
  };
  const handlers = { highlights, onSend, onEnter, onFold: fold };
  const buttons = (
    <>
      <button type="button" className="bench-button" onClick={() => onOpen(withOpened(open, all))}>
        Unfold all
      </button>
      <button type="button" className="bench-button" onClick={() => onOpen(openInitially(chart))}>
        Fold
      </button>
      <ExportBar machine={machine} />
      {props.buttons}
    </>
  );
  return (
    <section className="bench-chart" aria-label="Chart">
      <ZoomFrame
        size={layout}
        sought={selected}
        center={
          inView && { x: inView.x + Math.min(inView.width / 2, 400), y: inView.y + Math.min(inView.height / 2, 300) }
        }
        buttons={buttons}
      >
        {layout && <Statechart name={name} layout={layout} selected={selected} {...handlers} />}
      </ZoomFrame>
      {layout?.box !== diagram && <MeasuredParts diagram={diagram} ref={measured} {...handlers} />}
    </section>
  );
};
