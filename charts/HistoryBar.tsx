interface HistoryBarProps {
  /** What led to each moment; '' for the beginning. */
  cause: readonly string[];
  at: number;
  /** A link that leads to this moment. */
  link?: string | undefined;
  onGo: (at: number) => void;
}

/** Steps back and forward through what has happened. */
export const HistoryBar = ({ cause, at, link, onGo }: HistoryBarProps) => (
  <nav className="bench-bar" aria-label="History">
    <button type="button" className="bench-button" disabled={at === 0} onClick={() => onGo(at - 1)}>
      Back
    </button>
    <select aria-label="Moment" value={at} onChange={({ target }) => onGo(Number(target.value))}>
      {cause.map((event, i) => (
        // A moment is known by its number alone.
        // oxlint-disable-next-line react/no-array-index-key
        <option key={i} value={i}>{`${i}. ${event || 'beginning'}`}</option>
      ))}
    </select>
    <button type="button" className="bench-button" disabled={at === cause.length - 1} onClick={() => onGo(at + 1)}>
      Forward
    </button>
    {link && <a href={link}>Link to here</a>}
  </nav>
);
