import '#src/styles/content.css';
import { translated } from '#languages/translated.ts';
import { RichText } from '#src/components/RichText.tsx';
import { privacy } from '#src/content/privacy.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { rich } from '#src/frame/rich.tsx';

export const Privacy = () => {
  const { title, lead, html, closing } = translated(privacy);
  return (
    <div className="page article">
      <PageHead title={title} description={lead} />
      <header className="article__head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <RichText className="article__body" html={html} />
      <p className="article__body">{rich(closing, contactLinks)}</p>
    </div>
  );
};
