import { useId } from 'react';
import { t } from '#languages/message.ts';
import { languageNote } from '#src/components/languageNote.ts';
import { Picture } from '#src/components/Picture.tsx';
import type { Publication } from '#src/content/publication.ts';

type Issue = Pick<Publication, 'title' | 'cover' | 'pdf' | 'language'> & { id: string };

interface JournalShelfProps {
  issues: readonly Issue[];
}

const perRow = 3;

/** Rows of three niches; those of the last row that no issue fills stay empty. */
export function JournalShelf({ issues }: JournalShelfProps) {
  const hint = useId();
  const empty = (perRow - (issues.length % perRow)) % perRow;

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
        {Array.from({ length: empty }, (_, position) => (
          <li key={position} className="shelf__niche shelf__niche--empty" aria-hidden="true" />
        ))}
      </ul>
      <span id={hint} hidden>
        {t('PDF, opens in a new tab')}
      </span>
    </>
  );
}
