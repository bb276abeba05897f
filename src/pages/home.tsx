import '#src/pages/home/home.css';
import { Divisions } from '#src/pages/home/Divisions.tsx';
import { Hero } from '#src/pages/home/Hero.tsx';
import { Introduction } from '#src/pages/home/Introduction.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <Introduction />
      <Divisions />
    </>
  );
}
