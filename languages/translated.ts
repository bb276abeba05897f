import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { words } from '#languages/words.ts';

/** A text of a content file, where line breaks do not matter, as one line. A no-break space stays. */
export const inOneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** The translation of a text, with links to pages of the same language. A file, such as '/media/journal.pdf', has no language. */
const translate = (text: string) =>
  t(inOneLine(text)).replace(/(\bhref=")(\/[^"?#]*)/g, (link, start: string, path: string) =>
    /\.\w+$/.test(path) ? link : `${start}${languages[language()].prefix}${path}`,
  );

const walk = (value: unknown, isText: boolean): unknown => {
  if (typeof value === 'string') return isText ? translate(value) : value;
  if (Array.isArray(value)) return value.map((each) => walk(each, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, words.has(key))]));
};

/** Content in the language of the document: the properties in `words` are translated, at every depth. The files are in English. */
export const translated = <Content>(content: Content): Content =>
  language() === 'en' ? content : (walk(content, false) as Content);
