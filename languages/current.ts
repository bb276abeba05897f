import type { Language } from '#languages/languages.ts';

let current: () => Language = () => 'en';

/** The language of the document, or of the page that is being prerendered or answered. */
export const language = (): Language => current();

/** Sets the language: in a browser once, before the first render; in a build for each page. */
export const setLanguage = (code: Language): void => {
  current = () => code;
};

/** Takes the language from elsewhere, for a program that answers in several at a time. */
export const setLanguageSource = (source: () => Language): void => {
  current = source;
};
