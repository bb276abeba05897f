import { translated } from '#languages/translated.ts';
import { Picture } from '#src/components/Picture.tsx';
import { teasers } from '#src/content/home.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

export const PrincipalTeaser = () => {
  const { kicker, title, excerpt, link } = translated(teasers.principal);
  return (
    <section className="teaser" aria-labelledby="principal-heading">
      <div className="page teaser__inner">
        <Picture className="teaser__picture" slot="principal" alt="" sizes="(min-width: 56.251em) 26rem, 60vw" />
        <div className="teaser__words">
          <p className="teaser__kicker">{kicker}</p>
          <h2 id="principal-heading">{title}</h2>
          <p className="teaser__excerpt">{excerpt}</p>
          <PageLink className="teaser__link" href="/about-us/the-principal">
            {link}
          </PageLink>
        </div>
      </div>
    </section>
  );
};
