import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { t } from '#languages/message.ts';
import { Picture } from '#src/components/Picture.tsx';
import { carousel } from '#src/content/home.ts';
import type { Slot } from '#src/content/media.ts';
import { loaded } from '#src/frame/loaded.ts';

type Slides = ComponentType<{ slots: readonly Slot[] }>;

/** The first picture until the page has loaded, then all of them in turn, in the same place. */
export function Carousel() {
  const [Moving, setMoving] = useState<Slides>();

  useEffect(() => {
    loaded()
      .then(() => import('#src/pages/home/carousel/MovingSlides.tsx'))
      .then(
        ({ MovingSlides }) => startTransition(() => setMoving(() => MovingSlides)),
        // Without its script it stays at its first picture.
        () => undefined,
      );
  }, []);

  return (
    <section className="slides" aria-roledescription={t('carousel')} aria-labelledby="slides-heading">
      <h2 id="slides-heading" className="vh">
        {t('School life')}
      </h2>
      {Moving ? <Moving slots={carousel} /> : carousel[0] && <Picture className="slides__still" slot={carousel[0]} />}
    </section>
  );
}
