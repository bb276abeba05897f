import { RichText } from '#src/components/RichText.tsx';
import type { Publication } from '#src/content/publication.ts';

type PublicationTextProps = Pick<Publication, 'sections'>;

/** The words of a document, for those who would rather not open a PDF. */
export const PublicationText = ({ sections }: PublicationTextProps) => (
  <div className="publication">
    {sections.map(({ title, html }) => (
      <section key={title} className="publication__section">
        <h3>{title}</h3>
        <RichText html={html} />
      </section>
    ))}
  </div>
);
