import '#src/styles/content.css';
import { DocumentCard } from '#src/components/DocumentCard.tsx';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { protocols } from '#src/content/protocols.ts';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const Protocol = () => (
  <div className="page">
    <PageHead
      title="Protocols"
      description={`The School Life Protocol of ${schoolName.en}, to read online or to download.`}
    />
    <h1>Protocols</h1>
    {protocols.map(({ title, cover, pdf, lead, sections }) => (
      <article key={title}>
        <DocumentCard title={title} cover={cover} pdf={pdf} lead={lead} />
        <PublicationText sections={sections} />
      </article>
    ))}
  </div>
);
