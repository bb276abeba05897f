/** A language of the site: how it names itself, how it is written, and where its pages are. */
interface LanguageEntry {
  readonly name: string;
  readonly english: string;
  readonly dir: 'ltr' | 'rtl';
  /** As messengers and social networks write it (Open Graph). */
  readonly locale: string;
  /** What its pages' paths begin with. */
  readonly prefix: '' | `/${string}`;
}

/** English is the language of the sources: each sentence is its own key. Any other has a catalogue, `languages/{code}.po`. */
export const languages = {
  en: { name: 'English', english: 'English', dir: 'ltr', locale: 'en_US', prefix: '' },
  ar: { name: 'العربية', english: 'Arabic', dir: 'rtl', locale: 'ar_LB', prefix: '/ar' },
  fr: { name: 'Français', english: 'French', dir: 'ltr', locale: 'fr_FR', prefix: '/fr' },
} as const satisfies { readonly [code: string]: LanguageEntry };

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);
