export interface PaginationProps {
  number: number;
  count: number;
  newer?: string | undefined;
  older?: string | undefined;
}

/** The links to the pages before and after this one. */
export const Pagination = ({ number, count, newer, older }: PaginationProps) =>
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
