import { catalogueOf } from '#languages/catalogue.ts';
import { language } from '#languages/current.ts';
import { isLanguage, type Language } from '#languages/languages.ts';

/**
 * A sentence in the language that is asked for, or else in the document's. A Valibot issue names the language of its check,
 * so that a message can be given to a schema as it is.
 */
export type Message = (asked?: { readonly lang?: string | undefined }) => string;

/** What stands in place of a sentence's `{placeholders}`. */
export interface Values {
  readonly [placeholder: string]: string | number | Message;
}

// The separator of gettext's own binary catalogues.
const CONTEXT_END = '\u0004';

/** A key for a word that needs several translations, as 'Married' does of one person and of two. */
export const inContext = (context: string, english: string): string => `${context}${CONTEXT_END}${english}`;

const withoutContext = (key: string) => key.slice(key.indexOf(CONTEXT_END) + 1);

// Unicode isolates: a name in another script does not reorder the sentence around it.
const isolated = (text: string) => `\u2068${text}\u2069`;

const fill = (sentence: string, values: Values, lang: Language): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (typeof value === 'function') return value({ lang });
    return lang === 'en' || value === '' || typeof value === 'number' ? String(value) : isolated(value);
  });

const languageOf = (asked: { readonly lang?: string | undefined } | undefined): Language =>
  isLanguage(asked?.lang) ? asked.lang : language();

/** A sentence by its English key. Where a language lacks it, English is shown. */
export const message =
  (key: string, values: Values = {}): Message =>
  (asked) => {
    const lang = languageOf(asked);
    const translation = catalogueOf(lang)?.messages[key];
    return fill(typeof translation === 'string' ? translation : withoutContext(key), values, lang);
  };

/** A sentence whose wording depends on a number, its placeholder `{count}`. */
export const plural =
  (one: string, other: string, count: number, values: Values = {}): Message =>
  (asked) => {
    const lang = languageOf(asked);
    const catalogue = catalogueOf(lang);
    const translations = catalogue?.messages[one];
    const translation = Array.isArray(translations) ? translations[catalogue!.plural(count)] : undefined;
    return fill(translation ?? withoutContext(count === 1 ? one : other), { count, ...values }, lang);
  };

/** A sentence in the language of the document; a placeholder without a value stays, for `rich`. */
export const t = (key: string, values?: Values): string => message(key, values)();

/** The same, of a number. */
export const tn = (one: string, other: string, count: number, values?: Values): string =>
  plural(one, other, count, values)();
