import '#src/styles/content.css';
import { RichText } from '#src/components/RichText.tsx';
import { privacy } from '#src/content/privacy.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const Privacy = () => (
  <div className="page article">
    <PageHead title={privacy.title} description={privacy.lead} />
    <header className="article__head">
      <h1>{privacy.title}</h1>
      <p className="lead">{privacy.lead}</p>
    </header>
    <RichText className="article__body" html={privacy.html} />
  </div>
);
