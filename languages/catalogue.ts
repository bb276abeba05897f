import type { Language } from '#languages/languages.ts';

/** Translations by their English key, several where the number in the sentence decides. */
export interface Catalogue {
  readonly messages: { readonly [english: string]: string | readonly string[] };
  /** Which of several translations a number takes, as the catalogue's `Plural-Forms` says. */
  readonly plural: (count: number) => number;
}

const catalogues = new Map<Language, Catalogue>();

/** Adds translations to a language. A page loads its own and the site's; the intake loads all. */
export const addCatalogue = (language: Language, { messages, plural }: Catalogue): void => {
  catalogues.set(language, { messages: { ...catalogues.get(language)?.messages, ...messages }, plural });
};

export const catalogueOf = (language: Language): Catalogue | undefined => catalogues.get(language);
