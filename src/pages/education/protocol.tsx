import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { DocumentCard } from '#src/components/DocumentCard.tsx';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { protocols } from '#src/content/protocols.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const Protocol = () => (
  <div className="page">
    <PageHead
      title={t('Protocols')}
      description={t('The School Life Protocol of {school}, to read online or to download.', {
        school: schoolName,
      })}
    />
    <h1>{t('Protocols')}</h1>
    {translated(protocols).map(({ sections, ...card }) => (
      <article key={card.title}>
        <DocumentCard {...card} />
        <PublicationText sections={sections} />
      </article>
    ))}
  </div>
);
