import type { ReactNode } from 'react';

interface ZoomBarProps {
  zoom: number;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
  children: ReactNode;
}

/** The buttons that zoom a chart. */
export const ZoomBar = ({ zoom, larger, smaller, fit, children }: ZoomBarProps) => (
  <div className="bench-bar" role="group" aria-label="View">
    <button type="button" className="bench-button" onClick={smaller} aria-label="Smaller">
      −
    </button>
    <output className="bench-zoom">{Math.round(zoom * 100)} %</output>
    <button type="button" className="bench-button" onClick={larger} aria-label="Larger">
      +
    </button>
    <button type="button" className="bench-button" onClick={fit}>
      Fit
    </button>
    {children}
  </div>
);
