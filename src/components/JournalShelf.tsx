import { useId } from 'react';
import { t } from '#languages/message.ts';
import { languageNote } from '#src/components/languageNote.ts';
import { Picture } from '#src/components/Picture.tsx';
import books from '#src/content/niche-books.svg?raw';
import vase from '#src/content/niche-vase.svg?raw';
import type { Publication } from '#src/content/publication.ts';
import { drawingOf } from '#src/frame/drawing.ts';

type Issue = Pick<Publication, 'title' | 'cover' | 'pdf' | 'language'> & { id: string };

interface JournalShelfProps {
  issues: readonly Issue[];
}

/** What stands in the second and in the third niche of a row when it is empty. */
const drawings = [vase, books].map(drawingOf);
const perRow = drawings.length + 1;

/** Rows of three niches; those of the last row that no issue fills stay empty. */
export function JournalShelf({ issues }: JournalShelfProps) {
  const hint = useId();
  const empty = drawings.slice((issues.length + drawings.length) % perRow);

  return (
    <>
      <ul className="shelf">
        {issues.map(({ id, title, cover, pdf, language }) => (
          <li key={id} className="shelf__niche">
            <a
              className="shelf__issue"
              href={pdf}
              hrefLang={language}
              target="_blank"
              rel="noopener"
              aria-describedby={hint}
            >
              <Picture slot={cover} alt="" sizes="(min-width: 46.876em) 16rem, 30vw" />
              <span className="shelf__title">{title}</span> <span>{languageNote(language)}</span>
            </a>
          </li>
        ))}
        {empty.map(({ viewBox, shapes }, at) => (
          <li key={at} className="shelf__niche" aria-hidden="true">
            <svg viewBox={viewBox} width="120" height="160">
              {shapes}
            </svg>
          </li>
        ))}
      </ul>
      <span id={hint} hidden>
        {t('PDF, opens in a new tab')}
      </span>
    </>
  );
}
