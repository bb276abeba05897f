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
/** With fewer digits, a part of a number is not taken for one of several numbers: 03/777888. */
const SHORTEST_OF_SEVERAL = 7;
const numberInText = /(?<![\p{L}\p{N}])[+(]{0,3}\d[\d\s()./-]*\d(?![\p{L}\p{N}])/gu;
/** With Latin digits, and with one hyphen for all that look like one. */
const withPlainNumbers = (text: string) => latinDigits(text).replace(/[\p{Pd}\u2212]/gu, '-');
const digitsOf = (number: string) => number.replace(/\D/g, '');

/** What stands between numbers; the clearest first, because it may also stand within a number. */
const separators = ['\n', ' / ', ' - ', '/', '-', ' '];
const isOneOfSeveral = (text: string) => digitsOf(text).replace(/^00/, '').length >= SHORTEST_OF_SEVERAL;
const separated = (numbers: string): string[] => {
  for (const separator of separators) {
    const parts = numbers.split(separator).filter((part) => /\d/.test(part));
    if (parts.length > 1 && parts.every(isOneOfSeveral)) return parts.flatMap(separated);
  }
  return [numbers];
};

/** The 0 before the area in a number with its country, which is not dialled with it: +33 (0)6 12 34 56 78. */
const areaZero = /(?<=\d[\s).-]*)\(0\)/;

/** A telephone number for comparison: its digits without 00, without Lebanon's 961 and without the 0 before the area. */
export const searchNumber = (number: string): string =>
  digitsOf(number.replace(areaZero, ''))
    .replace(/^00/, '')
    .replace(/^9610?(\d{7,8})$/, '$1')
    .replace(/^0+/, '');

const isNumber = (text: string) => digitsOf(text).length >= SHORTEST_NUMBER;
const numbersIn = (text: string): string[] =>
  (text.match(numberInText) ?? []).filter(isNumber).flatMap(separated).map(searchNumber);
const withoutNumbers = (text: string) => text.replace(numberInText, (found) => (isNumber(found) ? ' ' : found));

/** Parts of names that are also written in one word with the next word, as search text. */
const joinedToNext = new Set(
  (
    'al el abd abdal abdel abdul abed abi abou abu ben bent bin bint bou bu ibn om oum umm ' +
    'ال عبد ابو ابا ابي بو ابن بن بنت ام'
  ).split(' '),
);
/** And those with the word before. */
const joinedToPrevious = new Set('allah din dine aldin aldine eddin eddine eldin eldine uddin الله الدين'.split(' '));
/** What is longer is no name. */
const LONGEST_JOINED = 40;

/** A word that is spelled on the telephone. Fewer letters are initials. */
const spelled = /(?<!\S)\S(?: \S){3,}(?!\S)/gu;
const withoutSpaces = (letters: string) => letters.replaceAll(' ', '');

/** A text with O'Neil and Ma’alouf in one word. */
const withoutApostrophes = (text: string) =>
  text.replace(/(?<=[\p{L}\p{M}])['`‘’‛´＇\u02bc\u02bf\u2032](?=\p{L})/gu, '');

/** The words of a text that can be made by joining some: El Hajj, Abd El Rahman, خير الله. */
const joinedIn = (text: string): Set<string> => {
  const joined = new Set(text.match(spelled)?.map(withoutSpaces));
  /** The next word, with what is joined to it. */
  let next = '';
  for (const word of text.split(' ').toReversed()) {
    const isJoined = next !== '' && (joinedToNext.has(word) || joinedToPrevious.has(next));
    next = isJoined && next.length < LONGEST_JOINED ? word + next : word;
    if (next !== word) joined.add(next);
  }
  return joined;
};

/**
 * A text in which a search finds words and telephone numbers, with a space around each. El Hajj, O'Neil and عبد الرحمن are in it as one
 * word, too. What is typed is not divided instead: Elham would find each Hamad who has an El.
 */
export const searchableText = (text: string): string => {
  const words = searchText(text);
  const unmarked = searchText(withoutApostrophes(text));
  const joined = new Set([
    ...joinedIn(words),
    ...(unmarked === words ? [] : [...unmarked.split(' '), ...joinedIn(unmarked)]),
  ]);
  for (const word of words.split(' ')) joined.delete(word);
  const all = [words, ...joined, ...numbersIn(withPlainNumbers(text))].filter(Boolean);
  return all.length > 0 ? ` ${all.join(' ')} ` : '';
};

/** What is searched for. A text without letters and digits searches for nothing. */
interface SearchTerms {
  /** Parts of words and telephone numbers: the spellings of each, of which one has to be found. */
  words: readonly (readonly string[])[];
  /** Parts of e-mail addresses. All of them have to be found. */
  emails: readonly string[];
  /** The references for which the text may have been meant. One of them is enough. */
  references: readonly string[];
}

/** A word with the Arabic article is also the whole word without it. A part of one would be another name: الياس, ياسمينا. */
const withoutArticle = (word: string): string[] => {
  const bare = /^ال(?!له$)(.{3,})/.exec(word)?.[1];
  return bare === undefined ? [] : [` ${bare} `];
};

/** No longer text is a reference with one slip. */
const LONGEST_REFERENCE = 11;

/** The references for which a text, or some of its words, may have been meant: ref. K7MQ4-XR29H please. */
const referencesIn = (text: string): string[] => {
  const words = searchText(text)
    .replace(spelled, withoutSpaces)
    .split(' ')
    .filter((word) => /[a-z\d]/.test(word));
  const references = new Set<string>();
  for (const first of words.keys()) {
    let typed = '';
    for (const word of words.slice(first)) {
      typed += word;
      if (typed.length > LONGEST_REFERENCE) break;
      for (const reference of referencesNear(typed)) references.add(reference);
    }
  }
  return [...references];
};

const isEmail = (word: string) => word.includes('@') && word.length > 1;

/** Reads what was typed into a search. */
export const searchTermsOf = (typed: readonly string[] = []): SearchTerms => {
  const text = withPlainNumbers(typed.join(' ').replace(/\p{Cc}/gu, ' '))
    .normalize('NFKC')
    .replace(/\b(?:tel|mailto):/gi, '');
  const parts = withoutNumbers(text).split(/\s+/);
  const words = searchText(parts.filter((part) => !isEmail(part)).join(' '));
  // Search text writes إلهام with the same letters.
  const withArticle = new Set(parts.filter((part) => part.startsWith('ال')).map(searchText));
  return {
    words: [
      ...numbersIn(text).map((number) => [number]),
      ...words
        .replace(spelled, withoutSpaces)
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, ...(withArticle.has(word) ? withoutArticle(word) : [])]),
    ],
    emails: parts.filter(isEmail).map((part) => addressIn(part).toLowerCase()),
    references: referencesIn(text),
  };
};
