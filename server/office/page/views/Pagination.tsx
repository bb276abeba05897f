import { t } from '#languages/message.ts';

interface PageLink {
  number: number;
  href: string;
}

export interface PaginationProps {
  number: number;
  /** 0: not known. */
  count: number;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** The links to the pages before and after this one. */
export const Pagination = ({ number, count, previous, next }: PaginationProps) =>
  previous === undefined && next === undefined ? null : (
    <nav className="office-pages" aria-label={t('Pages')}>
      {previous && (
        <a className="button button--outline" href={previous.href} rel="prev">
          {t('Newer')}
        </a>
      )}
      <span>{count > 0 ? t('Page {number} of {count}', { number, count }) : t('Page {number}', { number })}</span>
      {next && (
        <a className="button button--outline" href={next.href} rel="next">
          {t('Older')}
        </a>
      )}
    </nav>
  );

/** The same as buttons of the list's form, which keep the ticks, and a field for any page. */
export const PageButtons = ({ number, count, previous, next, isByDay }: PaginationProps & { isByDay: boolean }) =>
  previous === undefined && next === undefined ? null : (
    <nav className="office-pages" aria-label={t('Pages')}>
      {previous && (
        <button className="button button--outline" type="submit" name="page" value={previous.number}>
          {isByDay ? t('Newer') : t('Previous page')}
        </button>
      )}
      <span>{t('Page {number} of {count}', { number, count })}</span>
      {next && (
        <button className="button button--outline" type="submit" name="page" value={next.number}>
          {isByDay ? t('Older') : t('Next page')}
        </button>
      )}
      {count > 2 && (
        <span className="office-jump">
          <label>
            <span className="field-label">{t('To page')}</span>
            <input type="number" name="jump" min={1} max={count} inputMode="numeric" />
          </label>
          <button className="button button--outline" type="submit">
            {t('Go')}
          </button>
        </span>
      )}
    </nav>
  );
