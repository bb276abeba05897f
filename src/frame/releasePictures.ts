import { onceLoaded } from '#src/frame/onceLoaded.ts';

/** Lets the pictures below the fold come once all that the visitor sees first is there. */
export function releasePictures() {
  onceLoaded(() => {
    document.documentElement.dataset.loaded = '';
  });
}
