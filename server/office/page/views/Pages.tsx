export interface PagesProps {
  number: number;
  count: number;
  newer?: string | undefined;
  older?: string | undefined;
}

/** The way to the pages beside one of a long list. */
export const Pages = ({ number, count, newer, older }: PagesProps) =>
  newer === undefined && older === undefined ? null : (
    <nav className="office-pages" aria-label="Pages">
      {newer !== undefined && (
        <a className="button button--outline" href={newer} rel="prev">
          Newer
        </a>
      )}
      <span>
        Page {number}
        {count > 0 && ` of ${count}`}
      </span>
      {older !== undefined && (
        <a className="button button--outline" href={older} rel="next">
          Older
        </a>
      )}
    </nav>
  );
