import { useId } from 'react';
import { t } from '#languages/message.ts';
import { DocumentCover } from '#src/components/DocumentCover.tsx';
import type { Publication } from '#src/content/publication.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { download, external } from '#src/frame/icons.ts';

type DocumentCardProps = Pick<Publication, 'title' | 'cover' | 'pdf' | 'lead'>;

/** A document of the school, to be read in the browser or downloaded. */
export function DocumentCard({ title, cover, pdf, lead }: DocumentCardProps) {
  const hint = useId();

  return (
    <section className="document-card on-dark" aria-label={title}>
      <h2 className="document-card__cover">
        <DocumentCover cover={cover} title={title} />
      </h2>
      <div className="document-card__words">
        <p className="lead">{lead}</p>
        <div className="document-card__actions">
          <a className="button button--cta" href={pdf} target="_blank" rel="noopener" aria-describedby={hint}>
            <Icon shape={external} />
            {t('View File Online')}
          </a>
          <a className="button button--outline" href={pdf} download>
            <Icon shape={download} />
            {t('Download pdf')}
          </a>
        </div>
        <span id={hint} hidden>
          {t('Opens in a new tab')}
        </span>
      </div>
    </section>
  );
}
