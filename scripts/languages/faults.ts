import type { GetTextTranslations } from 'gettext-parser';
import type { Sentence } from './collect.ts';
import { entriesOf, isFuzzy, isTranslated, keyOfEntry, pluralFormsOf } from './poFile.ts';
import { punctuationFaults } from './punctuation.ts';

const placeholdersIn = (sentence: string) => new Set(sentence.match(/\{\w+\}|<\/?\w+|\bhref=\S*?(?=[\s>])/g) ?? []);

/** The faults of a catalogue, each as a sentence. */
export const faultsOf = (catalogue: GetTextTranslations, sentences: ReadonlyMap<string, Sentence>): string[] => {
  const { count } = pluralFormsOf(catalogue);
  const entries = new Map(entriesOf(catalogue).map((entry) => [keyOfEntry(entry), entry]));
  const missing = [...sentences].flatMap(([key, { english, other, files }]) => {
    const entry = entries.get(key);
    const { msgstr = [] } = entry ?? {};
    const forms = other === undefined ? 1 : count;
    if (entry && isFuzzy(entry))
      return [`The translation of “${english}” is marked as fuzzy: check it, and remove the mark.`];
    if (!entry || !isTranslated(entry, forms)) return [`“${english}” is not translated (${files[0]}).`];
    if (msgstr.length > forms) return [`“${english}” has ${msgstr.length} translations instead of ${forms}.`];
    const expected = placeholdersIn(`${english} ${other ?? ''}`);
    return msgstr.flatMap((translation) => {
      const actual = placeholdersIn(translation);
      // A translation such as “one file” needs no number.
      const lost = [...expected].filter(
        (placeholder) => !actual.has(placeholder) && !(other !== undefined && placeholder === '{count}'),
      );
      const invented = [...actual].filter((placeholder) => !expected.has(placeholder));
      return [
        ...lost.map((placeholder) => `“${translation}” has lost ${placeholder} of “${english}”.`),
        ...invented.map((placeholder) => `“${translation}” has ${placeholder}, which “${english}” has not.`),
        ...punctuationFaults(catalogue.headers['Language'], translation).map((fault) => `“${translation}” ${fault}.`),
      ];
    });
  });
  const unused = [...entries]
    .filter(([key]) => !sentences.has(key))
    .map(([, { msgid }]) => `“${msgid}” is no longer used.`);
  return [...missing, ...unused];
};
