interface HistoryBarProps {
  /** The event of each entry; '' for the initial one. */
  causes: readonly string[];
  /** The index of the entry that is shown. */
  current: number;
  /** A link that leads to this entry. */
  link?: string | undefined;
  onShow: (index: number) => void;
}

/** Steps back and forward through a history. */
export const HistoryBar = ({ causes, current, link, onShow }: HistoryBarProps) => (
  <nav className="bench-bar" aria-label="History">
    <button type="button" className="bench-button" disabled={current === 0} onClick={() => onShow(current - 1)}>
      Back
    </button>
    <select aria-label="Moment" value={current} onChange={({ target }) => onShow(Number(target.value))}>
      {causes.map((event, i) => (
        // An entry has no key but its position.
        // oxlint-disable-next-line react/no-array-index-key
        <option key={i} value={i}>{`${i}. ${event || 'beginning'}`}</option>
      ))}
    </select>
    <button
      type="button"
      className="bench-button"
      disabled={current === causes.length - 1}
      onClick={() => onShow(current + 1)}
    >
      Forward
    </button>
    {link && <a href={link}>Link to here</a>}
  </nav>
);
