import { useId } from 'react';
import { t } from '#languages/message.ts';
import { buttonClass } from '#src/components/Button.tsx';
import { DocumentCover } from '#src/components/DocumentCover.tsx';
import { languageNote } from '#src/components/languageNote.ts';
import type { Publication } from '#src/content/publication.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { download, external } from '#src/frame/icons.ts';

type DocumentCardProps = Pick<Publication, 'title' | 'cover' | 'pdf' | 'language' | 'lead'>;

/** A document of the school, to be read in the browser or downloaded. */
export function DocumentCard({ title, cover, pdf, language, lead }: DocumentCardProps) {
  const hint = useId();
  const note = languageNote(language);

  return (
    <section className="document-card on-dark" aria-label={title}>
      <h2 className="document-card__cover">
        <DocumentCover cover={cover} title={title} />
      </h2>
      <div className="document-card__words">
        <p className="lead">{lead}</p>
        {note && <p>{note}</p>}
        <div className="document-card__actions">
          <a
            className={buttonClass('cta')}
            href={pdf}
            hrefLang={language}
            target="_blank"
            rel="noopener"
            aria-describedby={hint}
          >
            <Icon shape={external} />
            <span>{t('View File Online')}</span>
          </a>
          <a className={buttonClass('outline')} href={pdf} hrefLang={language} download>
            <Icon shape={download} />
            <span>{t('Download pdf')}</span>
          </a>
        </div>
        <span id={hint} hidden>
          {t('Opens in a new tab')}
        </span>
      </div>
    </section>
  );
}
