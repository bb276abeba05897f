import { AsyncLocalStorage } from 'node:async_hooks';
import '#languages/all.ts';
import { setLanguageOfRequests } from '#languages/current.ts';
import type { Language } from '#languages/languages.ts';

const languages = new AsyncLocalStorage<Language>();
setLanguageOfRequests(() => languages.getStore());

/** Does something in a language, with all that it awaits. Everything else is in English. */
export const inLanguage = <T>(language: Language, work: () => T): T => languages.run(language, work);

/** The same values in the present language. Without it, those that a stream asks for later are in English. */
export const keepLanguage = <T>(values: AsyncIterable<T>): AsyncIterable<T> => {
  const inPresentLanguage = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => {
      const iterator = values[Symbol.asyncIterator]();
      return {
        next: () => inPresentLanguage(() => iterator.next()),
        return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
};

/** A translation without its marks of direction: for a sheet, or where the page isolates the whole. */
export const withoutMarks = (translation: string): string => translation.replace(/[\u200e\u200f\u2068\u2069]/g, '');
