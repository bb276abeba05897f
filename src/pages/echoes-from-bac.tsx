import '#src/styles/content.css';
import { JournalShelf } from '#src/components/JournalShelf.tsx';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { journals } from '#src/content/journals.ts';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const EchoesFromBac = () => (
  <>
    <div className="page">
      <PageHead title="Echoes from BAC" description={`The journal of ${schoolName.en}, issue by issue.`} />
      <h1>Echoes from BAC</h1>
      <p className="lead">The journal of the school, issue by issue.</p>
      <JournalShelf issues={journals} />
    </div>
    {journals.map(({ id, title, lead, sections }) => (
      <article key={id} className="page issue">
        <h2>{title}, to read here</h2>
        <p className="lead">{lead}</p>
        <PublicationText sections={sections} />
      </article>
    ))}
  </>
);
