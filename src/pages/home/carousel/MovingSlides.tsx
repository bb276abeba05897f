import 'pure-react-carousel/dist/react-carousel.es.css';
import { CarouselProvider } from 'pure-react-carousel';
import { useRef } from 'react';
import type { Slot } from '#src/content/media.ts';
import { SlideControls } from '#src/pages/home/carousel/SlideControls.tsx';
import { Slides } from '#src/pages/home/carousel/Slides.tsx';
import { usePlaying } from '#src/pages/home/carousel/usePlaying.ts';
import { usePrefersReducedMotion } from '#src/pages/home/carousel/usePrefersReducedMotion.ts';

const interval = 6000;

/** An endless round of pictures: a copy of the last precedes the first, and a copy of the first follows the last. */
export function MovingSlides({ slots }: { slots: readonly Slot[] }) {
  const region = useRef<HTMLDivElement>(null);
  const calm = usePrefersReducedMotion();
  const { wanted, playing, choose, hold } = usePlaying(region, calm);

  return (
    <div ref={region} onFocus={({ target }) => target.matches(':focus-visible') && choose(false)}>
      <CarouselProvider
        className="slides__round"
        totalSlides={slots.length + 2}
        currentSlide={1}
        naturalSlideWidth={3}
        naturalSlideHeight={2}
        interval={interval}
        isPlaying={playing}
        disableAnimation={calm}
        dragEnabled={false}
        disableKeyboard
        isIntrinsicHeight
        infinite
      >
        <SlideControls count={slots.length} calm={calm} wanted={wanted} choose={choose} />
        <Slides slots={slots} playing={playing} hold={hold} stop={() => choose(false)} />
      </CarouselProvider>
    </div>
  );
}
