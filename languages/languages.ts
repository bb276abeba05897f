/** A language of the site: its names, its direction, and the addresses of its pages. */
interface LanguageEntry {
  readonly name: string;
  readonly english: string;
  readonly dir: 'ltr' | 'rtl';
  /** In the spelling of Open Graph, which messengers and social networks read. */
  readonly locale: string;
  /** The beginning of the paths of its pages. */
  readonly prefix: '' | `/${string}`;
}

/** English is the language of the sources: each sentence is its own key. Every other language has a catalogue, `languages/{code}.po`. */
export const languages = {
  en: { name: 'English', english: 'English', dir: 'ltr', locale: 'en_US', prefix: '' },
  ar: { name: 'العربية', english: 'Arabic', dir: 'rtl', locale: 'ar_LB', prefix: '/ar' },
  fr: { name: 'Français', english: 'French', dir: 'ltr', locale: 'fr_FR', prefix: '/fr' },
} as const satisfies { readonly [code: string]: LanguageEntry };

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);
