import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import { answerEarlyPress, noteEarlyPress } from '#src/frame/earlyPress.ts';
import { loaded } from '#src/frame/loaded.ts';
import { releasePictures } from '#src/frame/releasePictures.ts';

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** A form cannot be filled without its script; every other page is whole as it is. */
const tellNotLoaded = () => {
  document.querySelector('.not-loaded')?.removeAttribute('hidden');
  answerEarlyPress();
};
const begin = () => void import('#src/main.tsx').catch(tellNotLoaded);

releasePictures();

// A page that only shows is whole without its script, which comes after all that is seen, or when someone reaches for something.
if (document.querySelector<HTMLElement>('#root')?.dataset.alive === 'later') {
  void loaded().then(begin);
  for (const intent of intents) document.addEventListener(intent, begin, { once: true, passive: true });
} else {
  // In the midst of a form its first step, which is served, makes way for another.
  if (new URLSearchParams(window.location.search).has('step')) document.documentElement.dataset.resumes = '';
  noteEarlyPress();
  begin();
}
