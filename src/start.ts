import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import { onceLoaded } from '#src/frame/onceLoaded.ts';
import { releasePictures } from '#src/frame/releasePictures.ts';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const begin = () => void import('#src/main.tsx');

releasePictures();

// A page that only shows is whole without its script, which comes after all that is seen, or when someone reaches for something.
if (document.querySelector<HTMLElement>('#root')?.dataset.alive === 'later') {
  onceLoaded(begin);
  for (const intent of intents) document.addEventListener(intent, begin, { once: true, passive: true });
} else begin();
