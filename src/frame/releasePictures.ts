import { loaded } from '#src/frame/loaded.ts';

/** Lets the pictures below the fold come once all that the visitor sees first is there. */
export function releasePictures() {
  void loaded().then(() => {
    document.documentElement.dataset.loaded = '';
  });
}
