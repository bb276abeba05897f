import { schoolDay } from '#server/schoolTime.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ListedApplication } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Selects the applications that fulfil all conditions that are given. */
export interface Filter {
  form?: string;
  /** Days in the school's time zone, as 2026-11-22, both included. */
  from?: string;
  to?: string;
  /** The grade or the position applied for, as it is sent. */
  appliesFor?: string;
  /** Parts of names or of the reference, in any order and script. */
  words?: readonly string[];
  references?: readonly string[];
  /** The additions to the applications with these references. */
  addsTo?: readonly string[];
  /** The additions that fit no application. */
  unfit?: true;
  /** The last mark of the office, or NEW_MARK. */
  mark?: string;
}

/** The first page has the number 1. */
export interface Page {
  number: number;
  size: number;
}

const plainLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ـ: '' };

/** A text for comparison in a search: letters and digits in lower case, without accents, harakat or forms of alif. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[أإآٱىئؤةـ]/g, (letter) => plainLetters[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a filter compares beside the summary. */
export interface Searchable {
  /** The day it was received, in the school's time zone. */
  day: string;
  /** Its names and its reference as search text. */
  text: string;
}

export const searchableOf = ({ receivedAt, names, reference }: Summary): Searchable => ({
  day: schoolDay(receivedAt),
  text: searchText([...names, reference, reference.replace('-', '')].join(' ')),
});

/** The words of a filter as search text. All of them must occur in that of an application. */
export const searchWords = ({ words = [] }: Filter): string[] =>
  words.flatMap((word) => searchText(word).split(' ')).filter(Boolean);

/** Whether an application fulfils a filter. `fits`: there is an application with a reference. */
export const matcherFor = (
  filter: Filter,
  fits: (reference: string) => boolean,
): ((application: ListedApplication, searchable: Searchable) => boolean) => {
  const { form, from, to, appliesFor, references, addsTo, unfit } = filter;
  const words = searchWords(filter);
  return ({ mark = NEW_MARK, ...summary }, { day, text }) =>
    (form === undefined || summary.form === form) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (appliesFor === undefined || summary.appliesFor === appliesFor) &&
    (references === undefined || references.includes(summary.reference)) &&
    (addsTo === undefined || (summary.addsTo !== undefined && addsTo.includes(summary.addsTo))) &&
    (unfit === undefined || (summary.addsTo !== undefined && !fits(summary.addsTo))) &&
    (filter.mark === undefined || mark === filter.mark) &&
    words.every((word) => text.includes(word));
};
