import type { ReactNode } from 'react';

interface HistoryBarProps {
  /** The index of the entry that is shown. */
  current: number;
  last: number;
  /** A link that leads to this entry. */
  link?: ReactNode;
  onShow: (index: number) => void;
}

/** Steps back and forward through a history; the log leads to any entry. */
export const HistoryBar = ({ current, last, link, onShow }: HistoryBarProps) => (
  <nav className="bench-bar" aria-label="History">
    <button type="button" className="bench-button" disabled={current === 0} onClick={() => onShow(current - 1)}>
      Back
    </button>
    <button type="button" className="bench-button" disabled={current === last} onClick={() => onShow(current + 1)}>
      Forward
    </button>
    {link}
  </nav>
);
