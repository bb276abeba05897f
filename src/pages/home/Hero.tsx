import { t } from '#languages/message.ts';
import { schoolNames } from '#languages/schoolName.ts';
import { buttonClass } from '#src/components/Button.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { school } from '#src/content/school.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { Tesserae } from '#src/frame/Tesserae.tsx';

export function Hero() {
  return (
    <section className="hero on-dark" aria-labelledby="hero-heading">
      <div className="hero__inner">
        <Picture className="hero__picture" slot="home-hero" priority sizes="(min-width: 56.251em) 42rem, 32rem" />
        <div className="hero__words">
          <p className="hero__name">
            <bdi lang="ar">{schoolNames.ar}</bdi>
          </p>
          <h1 id="hero-heading" className="hero__heading">
            {t('Learning by the sea since {founded}', { founded: school.founded })}
          </h1>
          <div className="hero__actions">
            <PageLink className={buttonClass('cta')} href="/join-us/as-student">
              {t('Apply for admission')}
            </PageLink>
            <PageLink className={buttonClass('outline')} href="/join-us/as-staff">
              {t('Join the team')}
            </PageLink>
          </div>
        </div>
      </div>
      <Tesserae seed="home" />
    </section>
  );
}
