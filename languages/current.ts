import type { Language } from '#languages/languages.ts';

let current: Language = 'en';
let ofRequest = (): Language | undefined => undefined;

/** The language of the document, or of the page that is being prerendered or answered. */
export const language = (): Language => ofRequest() ?? current;

/** Sets the language: in a browser once, before the first render; in a build for each page. */
export const setLanguage = (code: Language): void => {
  current = code;
};

/** Takes the language from a function where it knows one: for a program that answers requests in several languages at a time. */
export const setLanguageOfRequests = (source: () => Language | undefined): void => {
  ofRequest = source;
};
