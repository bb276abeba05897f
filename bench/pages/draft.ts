import { set } from 'idb-keyval';

/** Milliseconds, as in machines/draft.ts. */
const SAVE_DELAY = 400;

let waiting = false;

/** Stores the answers on the device, at most once every 400 ms: the draft that the site keeps, too. */
export const saveSoon = (answers: () => unknown): void => {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    void set('education', answers());
  }, SAVE_DELAY);
};
