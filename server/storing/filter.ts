import { schoolDay } from '#server/schoolTime.ts';
import { entryName } from '#server/storing/application.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import { searchableText, searchNumber, searchTermsOf } from '#server/storing/search.ts';
import { type Entry, type ListedApplication, nameOf } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Selects the applications that fulfil all conditions that are given. */
export interface Filter {
  form?: string;
  /** Days in the school's time zone, as 2026-11-22, both included. */
  from?: string;
  to?: string;
  /** The grade or the position applied for, as it is sent. */
  appliesFor?: string;
  /** Parts of names, e-mail addresses, telephone numbers, notes or of the reference, in any order and script. */
  words?: readonly string[];
  references?: readonly string[];
  /** The additions to the applications with these references. */
  addsTo?: readonly string[];
  /** The additions that fit no application. */
  unfit?: true;
  /** The last mark of the office, or NEW_MARK. */
  mark?: string;
  /** A flag of its files, or the wire name of an optional paper that was not sent. */
  notice?: string;
  /** Has one of these relations. */
  relations?: readonly string[];
  entries?: readonly Entry[];
}

/** The first page has the number 1. */
export interface Page {
  number: number;
  size: number;
}

/** What a filter compares beside the summary. */
export interface Searchable {
  /** The day it was received, in the school's time zone. */
  day: string;
  /** Its names, telephone numbers and its reference as search text. */
  text: string;
  /** Its e-mail addresses in lower case. */
  emails: string;
  /** The flags of its files, and the wire names of the optional papers that were not sent. */
  notices: readonly string[];
}

const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'));

const textOf = ({ names, reference, emails, phones }: Summary): string =>
  // The domain of an address is in it, not in the text: a search for Mai would find all of gmail.com.
  searchableText([...names, reference, reference.replace('-', ''), ...emails.map(localPart)].join(' \n')) +
  phones.map(searchNumber).join(' ');

/** What a filter compares, each part when it is needed first: most lists of a folder search for nothing. */
export const searchableOf = (summary: Summary): Searchable => {
  let day: string | undefined;
  let text: string | undefined;
  return {
    get day() {
      day ??= schoolDay(summary.receivedAt);
      return day;
    },
    get text() {
      text ??= textOf(summary);
      return text;
    },
    emails: summary.emails.join(' ').toLowerCase(),
    notices: [...new Set([...summary.flags, ...summary.missing])],
  };
};

/** Whether an application fulfils a filter. `fits`: there is an application with a reference. `remarkText`: that of its last remark. */
export const matcherFor = (
  filter: Filter,
  fits: (reference: string) => boolean,
): ((application: ListedApplication, searchable: Searchable, remarkText: string) => boolean) => {
  const { form, from, to, appliesFor, unfit, notice } = filter;
  const { words, emails, references: nearReferences } = searchTermsOf(filter.words);
  const near = new Set(nearReferences);
  const references = filter.references && new Set(filter.references);
  const addsTo = filter.addsTo && new Set(filter.addsTo);
  const relations = filter.relations && new Set(filter.relations);
  const entries = filter.entries && new Set(filter.entries.map(nameOf));
  const isFound = (searchable: Searchable, remarkText: string) =>
    words.every((spellings) => spellings.some((word) => searchable.text.includes(word) || remarkText.includes(word))) &&
    emails.every((email) => searchable.emails.includes(email));
  return (summary, searchable, remarkText) =>
    (form === undefined || summary.form === form) &&
    (from === undefined || searchable.day >= from) &&
    (to === undefined || searchable.day <= to) &&
    (appliesFor === undefined || summary.appliesFor === appliesFor) &&
    (references === undefined || references.has(summary.reference)) &&
    (addsTo === undefined || (summary.addsTo !== undefined && addsTo.has(summary.addsTo))) &&
    (unfit === undefined || (summary.addsTo !== undefined && !fits(summary.addsTo))) &&
    (filter.mark === undefined || (summary.mark ?? NEW_MARK) === filter.mark) &&
    (notice === undefined || searchable.notices.includes(notice)) &&
    (relations === undefined || summary.relations.some((relation) => relations.has(relation))) &&
    (entries === undefined || entries.has(entryName(summary))) &&
    (isFound(searchable, remarkText) ||
      near.has(summary.reference) ||
      (summary.addsTo !== undefined && near.has(summary.addsTo)));
};
