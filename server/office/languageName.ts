import { language } from '#languages/current.ts';
import type { Language } from '#languages/languages.ts';

/** The name of a language in the language of the page: 'Arabic', 'arabe'. */
export const languageName = (code: Language): string =>
  new Intl.DisplayNames(language(), { type: 'language' }).of(code) ?? code;
