import { catalogueOf } from '#languages/catalogue.ts';
import { language } from '#languages/current.ts';
import { isLanguage, type Language } from '#languages/languages.ts';

/**
 * Returns a sentence in a language, by default the document's. A Valibot issue has the language of its check as `lang`, so a
 * schema can take a message as it is.
 */
export type Message = (options?: { readonly lang?: string | undefined }) => string;

/** The values of a sentence's `{placeholders}`. */
export interface Values {
  readonly [placeholder: string]: string | number | Message;
}

// The separator in gettext's binary catalogues.
const CONTEXT_END = '\u0004';

/** A key for an English word with several translations: 'Married' of one person, and of two. */
export const inContext = (context: string, english: string): string => `${context}${CONTEXT_END}${english}`;

const withoutContext = (key: string) => key.slice(key.indexOf(CONTEXT_END) + 1);

// Unicode isolates: a name in another script must not reorder the sentence around it.
const isolated = (text: string) => `\u2068${text}\u2069`;

const fill = (sentence: string, values: Values, lang: Language): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value === 'function') return value({ lang });
    return lang === 'en' || value === '' || typeof value === 'number' ? String(value) : isolated(value);
  });

const languageOf = (options: { readonly lang?: string | undefined } | undefined): Language =>
  isLanguage(options?.lang) ? options.lang : language();

/** A sentence by its English key. Without a translation it is English. */
export const message =
  (key: string, values: Values = {}): Message =>
  (options) => {
    const lang = languageOf(options);
    const translation = catalogueOf(lang)?.messages[key];
    return fill(typeof translation === 'string' ? translation : withoutContext(key), values, lang);
  };

/** A sentence about a number, `{count}`. */
export const plural =
  (one: string, other: string, count: number, values: Values = {}): Message =>
  (options) => {
    const lang = languageOf(options);
    const catalogue = catalogueOf(lang);
    const translations = catalogue?.messages[one];
    const translation = Array.isArray(translations) ? translations[catalogue!.plural(count)] : undefined;
    return fill(translation ?? withoutContext(count === 1 ? one : other), { count, ...values }, lang);
  };

/** A sentence in the language of the document. A placeholder without a value stays as it is, for `rich`. */
export const t = (key: string, values?: Values): string => message(key, values)();

/** The same for a sentence about a number. */
export const tn = (one: string, other: string, count: number, values?: Values): string =>
  plural(one, other, count, values)();
