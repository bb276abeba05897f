import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { Picture } from '#src/components/Picture.tsx';
import { teasers } from '#src/content/home.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

const { kicker, title, excerpt, link } = teasers.bishop;

export const BishopTeaser = () => (
  <section className="teaser teaser--bishop" lang="ar" dir="rtl" aria-labelledby="bishop-heading">
    <div className="page teaser__inner">
      <Picture className="teaser__picture" slot="bishop" alt="" sizes="(min-width: 56.251em) 26rem, 60vw" />
      <div className="teaser__words">
        <p className="teaser__kicker" lang={language()} dir={languages[language()].dir}>
          {t(kicker)}
        </p>
        <h2 id="bishop-heading">{title}</h2>
        <p className="teaser__excerpt">{excerpt}</p>
        <PageLink className="teaser__link" href="/about-us/his-eminence">
          {link}
        </PageLink>
      </div>
    </div>
  </section>
);
