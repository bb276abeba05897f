import { schoolDay } from '#server/schoolTime.ts';
import { NEW } from '#server/storing/remarks.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Which applications are meant: those that fulfil all that is said. */
export interface Choice {
  form?: string;
  /** Days in the school, as 2026-11-22, both included. */
  from?: string;
  to?: string;
  /** The grade or the position applied for, as it is sent. */
  appliesFor?: string;
  /** Parts of names or of the reference, in any order and script. */
  words?: readonly string[];
  references?: readonly string[];
  /** The office's last mark; NEW where there is none. */
  mark?: string;
}

/** The first page has the number 1. */
export interface Page {
  number: number;
  size: number;
}

const alike: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ـ: '' };

/** A text as somebody may type it who does not know its accents, its harakat or the form of its alif. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[أإآٱىئؤةـ]/g, (letter) => alike[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a list is searched by, beside what it shows. */
export interface Searchable {
  /** The day it was received, in the school. */
  day: string;
  /** Its names and its reference, folded. */
  text: string;
}

export const searchableOf = ({ receivedAt, names, reference }: Summary): Searchable => ({
  day: schoolDay(receivedAt),
  text: folded([...names, reference, reference.replace('-', '')].join(' ')),
});

/** The parts that all have to be found in the text of an application. */
export const wantedIn = ({ words = [] }: Choice): string[] =>
  words.flatMap((word) => folded(word).split(' ')).filter(Boolean);

/** Whether an application is meant. */
export const chosenBy = (
  choice: Choice,
): ((summary: Summary, searchable: Searchable, mark: string | undefined) => boolean) => {
  const { form, from, to, appliesFor, references, mark: wantedMark } = choice;
  const wanted = wantedIn(choice);
  return (summary, { day, text }, mark = NEW) =>
    (form === undefined || summary.form === form) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (appliesFor === undefined || summary.appliesFor === appliesFor) &&
    (references === undefined || references.includes(summary.reference)) &&
    (wantedMark === undefined || mark === wantedMark) &&
    wanted.every((word) => text.includes(word));
};
