import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Point, Size } from './layout.ts';
import { useDrag } from './useDrag.ts';
import { useZoom } from './useZoom.ts';

interface ZoomFrameProps {
  /** The size of the chart; undefined until it is laid out. */
  size: Size | undefined;
  /** What was searched for last: it is shown large enough to be read. */
  sought: readonly unknown[];
  /** The point of the chart that has to be in view. */
  center: Point | undefined;
  /** More buttons beside those that zoom. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A frame in which a chart is dragged, scrolled and zoomed. */
export const ZoomFrame = ({ size, sought, center, buttons, children }: ZoomFrameProps) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { zoom, onKeyDown, larger, smaller, fit } = useZoom(frame, size, sought);
  const drag = useDrag();

  useLayoutEffect(() => {
    if (frame && center)
      frame.scrollTo(center.x * zoom - frame.clientWidth / 2, center.y * zoom - frame.clientHeight / 2);
    // A zoom keeps what is in view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, sought, center?.x, center?.y]);

  return (
    <>
      <div className="bench-bar" role="group" aria-label="View">
        <button type="button" className="bench-button" onClick={smaller} aria-label="Smaller">
          −
        </button>
        <output className="bench-zoom">{Math.round(zoom * 100)} %</output>
        <button type="button" className="bench-button" onClick={larger} aria-label="Larger">
          +
        </button>
        <button type="button" className="bench-button" disabled={!size} onClick={fit}>
          Fit
        </button>
        {buttons}
      </div>
      {/* What scrolls takes the keyboard. */}
      <div
        className="chart-window"
        ref={setFrame}
        dir="ltr"
        role="group"
        aria-label="Chart window: arrows move, + and - zoom, F fits, 0 resets"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {size ? (
          <div className="chart-zoomed" style={{ width: size.width * zoom, height: size.height * zoom }}>
            <div style={{ transform: `scale(${zoom})` }}>{children}</div>
          </div>
        ) : (
          <p className="bench-hint">Drawing the chart…</p>
        )}
      </div>
    </>
  );
};
