import '#src/styles/content.css';
import { DocumentCard } from '#src/components/DocumentCard.tsx';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { protocols } from '#src/content/protocols.ts';

export const Protocol = () => (
  <div className="page">
    <h1>Protocols</h1>
    {protocols.map(({ title, cover, pdf, lead, sections }) => (
      <article key={title}>
        <DocumentCard title={title} cover={cover} pdf={pdf} lead={lead} />
        <PublicationText sections={sections} />
      </article>
    ))}
  </div>
);
