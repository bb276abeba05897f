interface ZoomBarProps {
  zoom: number;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
  onUnfold: () => void;
  onFold: () => void;
}

/** Zooms a chart, and unfolds all of its states. */
export const ZoomBar = ({ zoom, larger, smaller, fit, onUnfold, onFold }: ZoomBarProps) => (
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
    <button type="button" className="bench-button" onClick={onUnfold}>
      Unfold all
    </button>
    <button type="button" className="bench-button" onClick={onFold}>
      Fold
    </button>
  </div>
);
