import { loaded } from '#src/frame/loaded.ts';

/** Lets the pictures below the fold load once the page itself has loaded. */
export function releasePictures() {
  void loaded().then(() => {
    document.documentElement.dataset.loaded = '';
  });
}
