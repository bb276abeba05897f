import { t } from '#languages/message.ts';
import { Button, buttonClass } from '#src/components/Button.tsx';

interface PageLink {
  number: number;
  href: string;
}

export interface PaginationProps {
  number: number;
  count: number;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** The links to the pages before and after this one. */
export const Pagination = ({ number, count, previous, next }: PaginationProps) =>
  previous === undefined && next === undefined ? null : (
    <nav className="office-pages" aria-label={t('Pages')}>
      {previous && (
        <a className={buttonClass('outline')} href={previous.href} rel="prev">
          {t('Newer')}
        </a>
      )}
      <span>{t('Page {number} of {count}', { number, count })}</span>
      {next && (
        <a className={buttonClass('outline')} href={next.href} rel="next">
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
        <Button type="submit" name="page" value={previous.number}>
          {isByDay ? t('Newer') : t('Previous page')}
        </Button>
      )}
      <span>{t('Page {number} of {count}', { number, count })}</span>
      {next && (
        <Button type="submit" name="page" value={next.number}>
          {isByDay ? t('Older') : t('Next page')}
        </Button>
      )}
      {count > 2 && (
        <span className="office-jump">
          <label>
            <span className="field-label">{t('To page')}</span>
            <input type="text" name="jump" inputMode="numeric" pattern="\s*\p{Nd}+\s*" autoComplete="off" />
          </label>
          <Button type="submit">{t('Go')}</Button>
        </span>
      )}
    </nav>
  );
