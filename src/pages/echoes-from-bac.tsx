import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { JournalShelf } from '#src/components/JournalShelf.tsx';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { journals } from '#src/content/journals.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const EchoesFromBac = () => (
  <>
    <div className="page">
      <PageHead
        title={t('Echoes from BAC')}
        description={t('The journal of {school}, issue by issue.', { school: schoolName })}
      />
      <h1>{t('Echoes from BAC')}</h1>
      <p className="lead">{t('The journal of the school, issue by issue.')}</p>
      <JournalShelf issues={translated(journals)} />
    </div>
    {translated(journals).map(({ id, title, lead, sections }) => (
      <article key={id} className="page issue">
        <h2>{t('{title}, to read here', { title: () => title })}</h2>
        <p className="lead">{lead}</p>
        <PublicationText sections={sections} />
      </article>
    ))}
  </>
);
