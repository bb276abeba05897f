import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, within } from './chart.ts';
import { ExportBar } from './ExportBar.tsx';
import type { Layout } from './layout.ts';
import type { Lights } from './lights.ts';
import { openAtFirst, opened } from './picture.ts';
import { Statechart } from './Statechart.tsx';
import { useDrag } from './useDrag.ts';
import { useLayout } from './useLayout.ts';
import { useZoom } from './useZoom.ts';
import { ZoomBar } from './ZoomBar.tsx';

export interface ChartFrameProps {
  name: string;
  machine: AnyStateMachine;
  lights: Lights;
  open: ReadonlySet<string>;
  found?: string | undefined;
  /** The state a link leads to. */
  at?: string | undefined;
  onOpen: (open: ReadonlySet<string>) => void;
  onSend?: ((type: string) => void) | undefined;
  onEnter?: ((machine: string) => void) | undefined;
}

/** The innermost box of what was found, or of what is active: where a link leads, if that is. */
const inView = ({ boxes }: Layout, lights: Lights, found: string | undefined, at: string | undefined) => {
  const active = boxes.filter(({ box }) => lights.isActive(box.state.id) && box.boxes.length === 0);
  return boxes.find(({ box }) => box.state.id === found) ?? active.find(({ box }) => box.state.id === at) ?? active[0];
};

/** A chart in a window of its own that is dragged and scrolled, zooms and follows what is active. */
export const ChartFrame = ({ name, machine, lights, open, found, at, onOpen, onSend, onEnter }: ChartFrameProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const chart = chartOf(machine);
  const layout = useLayout(chart, open);
  const drag = useDrag();
  const { isMeasured, onKeyDown, hold, ...zooming } = useZoom(frame, layout);
  const { zoom } = zooming;
  // Its many texts are set once, at the size they keep.
  const drawn = isMeasured ? layout : undefined;
  const shown = drawn && inView(drawn, lights, found, at);
  const [x, y] = shown ? [shown.x + shown.width / 2, shown.y + shown.height / 2] : [];

  useLayoutEffect(() => {
    const window = frame.current;
    if (hold() || !window || x === undefined || y === undefined) return;
    window.scrollTo(x * zoom - window.clientWidth / 2, y * zoom - window.clientHeight / 2);
    // `hold` is another function each time, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [x, y, zoom]);

  const all = useMemo(() => within(chart), [chart]);
  const fold = (id: string) => {
    const next = new Set(open);
    const state = all.filter((each) => each.id === id);
    onOpen(next.delete(id) ? next : opened(open, state));
  };
  return (
    <section className="bench-chart" aria-label="Chart">
      <div className="bench-bars">
        <ZoomBar {...zooming} onUnfold={() => onOpen(opened(open, all))} onFold={() => onOpen(openAtFirst(chart))} />
        <ExportBar machine={machine} />
      </div>
      {/* What scrolls takes the keyboard. */}
      <div
        className="chart-window"
        ref={frame}
        role="group"
        aria-label="Chart window: arrows move, + and - zoom, F fits, 0 resets"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {drawn ? (
          <Statechart
            name={name}
            layout={drawn}
            lights={lights}
            zoom={zoom}
            found={found}
            onSend={onSend}
            onEnter={onEnter}
            onFold={fold}
          />
        ) : (
          <p className="bench-hint">Drawing the chart…</p>
        )}
      </div>
    </section>
  );
};
