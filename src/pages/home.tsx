import '#src/pages/home/home.css';
import { Island } from '#src/frame/Island.tsx';
import { BishopTeaser } from '#src/pages/home/BishopTeaser.tsx';
import { Carousel } from '#src/pages/home/Carousel.tsx';
import { Divisions } from '#src/pages/home/Divisions.tsx';
import { Hero } from '#src/pages/home/Hero.tsx';
import { Introduction } from '#src/pages/home/Introduction.tsx';
import { News } from '#src/pages/home/News.tsx';
import { PrincipalTeaser } from '#src/pages/home/PrincipalTeaser.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <Introduction />
      <Island name="Carousel">
        <Carousel />
      </Island>
      <BishopTeaser />
      <PrincipalTeaser />
      <Divisions />
      <News />
    </>
  );
}
