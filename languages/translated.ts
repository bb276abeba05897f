import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { words } from '#languages/words.ts';

/** A sentence of a content file: its line breaks do not matter, and its links lead to pages of the same language. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const sentence = (text: string) => t(inOneLine(text)).replaceAll('href="/', `href="${languages[language()].prefix}/`);

const walk = (value: unknown, isWords: boolean): unknown => {
  if (typeof value === 'string') return isWords ? sentence(value) : value;
  if (Array.isArray(value)) return value.map((each) => walk(each, isWords));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, words.has(key))]));
};

/** Content in the language of the document: each of its `words`, however deep. English is what stands in the files. */
export const translated = <Content>(content: Content): Content =>
  language() === 'en' ? content : (walk(content, false) as Content);
