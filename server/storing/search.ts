import { addressIn } from '#forms/emailAddress.ts';
import { referencesNear } from '#forms/reference.ts';
import { latinDigits } from '#forms/text.ts';

const arabic = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ـ: '' };
/** Those of Persian, Urdu and Kurdish keyboards, which look the same in many words. */
const persian = { ی: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه' };
const plainLetters: Record<string, string> = { ...arabic, ...persian, œ: 'oe', æ: 'ae', ß: 'ss' };

/** A text for comparison in a search: letters and digits in lower case, without accents, harakat, ligatures or forms of alif. */
export const searchText = (text: string): string =>
  latinDigits(text)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Fewer digits are no telephone number. */
const SHORTEST_NUMBER = 6;
const numberInText = /(?<![\p{L}\p{N}])[+(]*\d[\d\s()./-]*\d(?![\p{L}\p{N}])/gu;
const digitsOf = (number: string) => number.replace(/\D/g, '');

/** A telephone number for comparison: its digits without 00, without Lebanon's 961 and without the 0 before the area. */
export const searchNumber = (number: string): string =>
  digitsOf(number)
    .replace(/^00/, '')
    .replace(/^9610?(\d{7,8})$/, '$1')
    .replace(/^0+/, '');

const isNumber = (text: string) => digitsOf(text).length >= SHORTEST_NUMBER;
const numbersIn = (text: string): string[] => (text.match(numberInText) ?? []).filter(isNumber).map(searchNumber);
const withoutNumbers = (text: string) => text.replace(numberInText, (found) => (isNumber(found) ? ' ' : found));

/** A text in which a search finds words and telephone numbers. */
export const searchableText = (text: string): string =>
  [searchText(text), ...numbersIn(latinDigits(text))].join(' ').trim();

/** What is searched for. A text without letters and digits searches for nothing. */
interface SearchTerms {
  /** Parts of words and of telephone numbers. All of them have to be found. */
  words: readonly string[];
  /** Parts of e-mail addresses. All of them have to be found. */
  emails: readonly string[];
  /** The references for which the text may have been meant. One of them is enough. */
  references: readonly string[];
}

/** The first part of a name that is written as one word or as two: Abdelrahman, Abdel Rahman. Either spelling has both parts. */
const firstPart = /^(?:عبد(?=ال)|ابو|ابي|abd[eu]l|abou)(?=.{3})/;
const partsOf = (word: string) => word.replace(firstPart, '$& ').split(' ');

const isEmail = (word: string) => word.includes('@') && word.length > 1;

/** Reads what was typed into a search. */
export const searchTermsOf = (typed: readonly string[] = []): SearchTerms => {
  const text = latinDigits(typed.join(' ').replace(/\p{Cc}/gu, ' '))
    .normalize('NFKC')
    .replace(/\b(?:tel|mailto):/gi, '');
  const parts = withoutNumbers(text).split(/\s+/);
  return {
    words: [
      ...numbersIn(text),
      ...parts.filter((part) => !isEmail(part)).flatMap((part) => searchText(part).split(' ').flatMap(partsOf)),
    ].filter(Boolean),
    emails: parts.filter(isEmail).map((part) => addressIn(part).toLowerCase()),
    references: referencesNear(text),
  };
};
