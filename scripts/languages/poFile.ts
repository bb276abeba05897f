import { readFileSync, writeFileSync } from 'node:fs';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import type { Sentence } from './collect.ts';
import { keyOf } from './key.ts';

export const poFileOf = (language: string) => `languages/${language}.po`;

export const readPo = (file: string): GetTextTranslations => po.parse(readFileSync(file));

/** The entries of a catalogue without its header. */
export const entriesOf = ({ translations }: GetTextTranslations): GetTextTranslation[] =>
  Object.values(translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgid }) => msgid !== '');

export const keyOfEntry = ({ msgid, msgctxt }: GetTextTranslation): string =>
  keyOf({ english: msgid, context: msgctxt || undefined });

/** Whether a translator says that a translation has to be checked. */
export const isFuzzy = ({ comments }: GetTextTranslation): boolean => /\bfuzzy\b/.test(comments?.flag ?? '');

/** Whether an entry has a translation in each of the language's plural forms, if it is about a number. */
export const isTranslated = (entry: GetTextTranslation, forms: number): boolean =>
  !isFuzzy(entry) &&
  entry.msgstr.length >= (entry.msgid_plural ? forms : 1) &&
  entry.msgstr.every((translation) => translation.trim() !== '');

export const pluralFormsOf = ({ headers }: GetTextTranslations): { count: number; rule: string } => {
  const [, count, rule] = /nplurals=(\d+);\s*plural=([\sn\d%&|!=<>?:()]+);?/.exec(headers['Plural-Forms'] ?? '') ?? [];
  if (!count || !rule) throw new Error('The catalogue has no Plural-Forms that can be read.');
  return { count: Number(count), rule: rule.trim() };
};

const entryOf = (sentence: Sentence, previous: GetTextTranslation | undefined, forms: number): GetTextTranslation => {
  const { english, other, context, files } = sentence;
  return {
    msgid: english,
    ...(context !== undefined && { msgctxt: context }),
    ...(other !== undefined && { msgid_plural: other }),
    msgstr: previous?.msgstr ?? Array.from({ length: other === undefined ? 1 : forms }, () => ''),
    comments: { ...previous?.comments, reference: files.join('\n') },
  };
};

/** Writes the sentences into a catalogue, in their order. Keeps their translations, and removes unused ones. */
export const writePo = (file: string, sentences: ReadonlyMap<string, Sentence>): void => {
  const before = readPo(file);
  const { count } = pluralFormsOf(before);
  const previous = new Map(entriesOf(before).map((entry) => [keyOfEntry(entry), entry]));
  const translations: GetTextTranslations['translations'] = { '': { '': before.translations['']![''] } as never };
  for (const [key, sentence] of sentences) {
    const context = (translations[sentence.context ?? ''] ??= {});
    context[sentence.english] = entryOf(sentence, previous.get(key), count);
  }
  writeFileSync(
    file,
    po.compile({ charset: 'utf-8', headers: before.headers, translations }, { foldLength: 0 }).toString().trimEnd() +
      '\n',
  );
};
