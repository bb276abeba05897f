import type { Language } from '#languages/languages.ts';

let current: Language = 'en';

/** The language of the document, or of the page that is being written. */
export const language = (): Language => current;

/** Sets it: once in a browser, before anything is rendered; page by page where pages are written. */
export const setLanguage = (code: Language): void => {
  current = code;
};
