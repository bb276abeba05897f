import { useEffect } from 'react';
import { usePlace } from '#src/pages/home/carousel/usePlace.ts';

// The package's own slide lasts 500 ms.
const slide = 550;
// Long enough for the browser to have painted the picture where it now is.
const settled = 60;

/** Turns the round by one picture. At a copy it goes back unseen to the picture itself, so the round never rewinds. */
export function useSlideLoop(count: number, calm: boolean) {
  const { store, place, pictureAt, shown } = usePlace(count);

  useEffect(() => {
    if (place === shown) return undefined;
    const settling = setTimeout(
      () => store.setStoreState({ currentSlide: shown, disableAnimation: true }),
      calm ? 0 : slide,
    );
    return () => clearTimeout(settling);
  }, [store, place, shown, calm]);

  useEffect(() => {
    if (place !== shown || calm) return undefined;
    const moving = setTimeout(() => store.setStoreState({ disableAnimation: false }), settled);
    return () => clearTimeout(moving);
  }, [store, place, shown, calm]);

  return (by: 1 | -1) => {
    const jumps = calm || place !== shown;
    store.setStoreState({ currentSlide: jumps ? pictureAt(shown + by) : shown + by, disableAnimation: jumps });
  };
}
