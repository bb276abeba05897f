import { schoolDay } from '#server/schoolTime.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Which applications are meant: those that fulfil all that is said. */
export interface Choice {
  form?: string;
  /** Days in the school, as 2026-11-22, both included. */
  from?: string;
  to?: string;
  /** Parts of names or of the reference, in any order and script. */
  words?: readonly string[];
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

/** Whether an application is meant. */
export const chosenBy = ({ form, from, to, words = [] }: Choice): ((summary: Summary) => boolean) => {
  const wanted = words.flatMap((word) => folded(word).split(' ')).filter(Boolean);
  return (summary) => {
    if (form !== undefined && summary.form !== form) return false;
    if (from !== undefined && schoolDay(summary.receivedAt) < from) return false;
    if (to !== undefined && schoolDay(summary.receivedAt) > to) return false;
    if (wanted.length === 0) return true;
    const names = folded([...summary.names, summary.reference, summary.reference.replace('-', '')].join(' '));
    return wanted.every((word) => names.includes(word));
  };
};
