import type { Language } from '#languages/languages.ts';

/** Translations by their English key. A sentence about a number has several. */
export interface Catalogue {
  readonly messages: { readonly [english: string]: string | readonly string[] };
  /** The index of the translation for a number, by the catalogue's `Plural-Forms`. */
  readonly plural: (count: number) => number;
}

const catalogues = new Map<Language, Catalogue>();

/** Adds translations to a language. A page loads the site's and its own; the intake loads all. */
export const addCatalogue = (language: Language, { messages, plural }: Catalogue): void => {
  catalogues.set(language, { messages: { ...catalogues.get(language)?.messages, ...messages }, plural });
};

export const catalogueOf = (language: Language): Catalogue | undefined => catalogues.get(language);
