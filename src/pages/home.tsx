import '#src/pages/home/home.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { school } from '#src/content/school.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { BishopTeaser } from '#src/pages/home/BishopTeaser.tsx';
import { Carousel } from '#src/pages/home/carousel/Carousel.tsx';
import { Divisions } from '#src/pages/home/Divisions.tsx';
import { Hero } from '#src/pages/home/Hero.tsx';
import { Introduction } from '#src/pages/home/Introduction.tsx';
import { News } from '#src/pages/home/News.tsx';
import { PrincipalTeaser } from '#src/pages/home/PrincipalTeaser.tsx';

export function Home() {
  return (
    <>
      <PageHead
        title={t('Home')}
        description={t(
          '{school}, a school in Beirut since {founded}, from preschool to secondary. Apply for admission or join the team online.',
          { school: schoolName, founded: school.founded },
        )}
      />
      <Hero />
      <Introduction />
      <Carousel />
      <BishopTeaser />
      <PrincipalTeaser />
      <Divisions />
      <News />
    </>
  );
}
