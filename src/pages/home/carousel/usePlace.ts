import { CarouselContext } from 'pure-react-carousel';
import { useCallback, useContext, useSyncExternalStore } from 'react';

/** The position in the round, copies at both ends included, and which picture that shows: the first is 1. */
export function usePlace(count: number) {
  const store = useContext(CarouselContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      store.subscribe(changed);
      return () => store.unsubscribe(changed);
    },
    [store],
  );
  const place = useSyncExternalStore(subscribe, () => store.state.currentSlide);
  const pictureAt = (at: number) => ((at - 1 + count) % count) + 1;

  return { store, place, pictureAt, shown: pictureAt(place) };
}
