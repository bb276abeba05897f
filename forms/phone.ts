import { latinDigits, oneLine } from '#forms/text.ts';

/** libphonenumber with its numbering plans. */
export type PhoneRules = typeof import('libphonenumber-js/min');

/** 40 KB that the browser loads after a form. Without them it counts the digits of a number; the intake reads and checks it with the rules. */
export const loadPhoneRules = (): Promise<PhoneRules> => import('libphonenumber-js/min');

const internationalShape = /^\+[1-9]\d{6,14}$/;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const SHORTEST = 7;
const LONGEST = 15;

const startsAnother = String.raw`[^\d\s().+\p{Pd}]+|(?=\+)`;
const anyDash = new RegExp(String.raw`${startsAnother}|\p{Pd}+`, 'u');
const spacedDash = new RegExp(String.raw`${startsAnother}|\s\p{Pd}+|\p{Pd}+\s`, 'u');

/**
 * A text divided at characters that no number contains, and before each plus sign. In 03/123456 the piece before the slash is
 * too short for a number of its own.
 */
const piecesOf = (typed: string, separators: RegExp): string[] => latinDigits(oneLine(typed)).split(separators);

const isComplete = (piece: string) => digitsIn(piece) >= SHORTEST;

/** Whether a text contains more than one number, as in '03 123456 / 71 654321'. */
export const hasSeveralNumbers = (typed: string): boolean => {
  const pieces = piecesOf(typed, anyDash);
  return pieces.some((piece) => digitsIn(piece) > LONGEST) || pieces.filter(isComplete).length > 1;
};

/**
 * Whether a complete number is followed by something that is no part of it, or any digits by a plus sign, with which a number begins.
 * A number may contain dashes: 514 555-0123.
 */
export const goesBeyondOneNumber = (typed: string): boolean =>
  hasSeveralNumbers(typed) ||
  /^\D*\d[^+]*\+/.test(latinDigits(typed)) ||
  piecesOf(typed, spacedDash).slice(0, -1).some(isComplete);

// Words for an extension that libphonenumber does not know: French and Arabic ones.
const extensionWords = /(?:poste|تحويل[ةه]|داخلي)[\s.:]*/giu;

/** A number that was pasted behind a typed plus sign, or behind the code of its country, has one too many. */
export const withOnePlus = (typed: string): string =>
  typed.replace(/^[^\d+]*(?:\+[^\d+]*)+(?=\+)|^\+(\d{1,3})\s*(?=\+\s*\1(?:\D?\d){7})/, '');

const parsed = (typed: string, rules: PhoneRules | undefined) =>
  typed
    ? rules?.parsePhoneNumberFromString(withOnePlus(latinDigits(typed)).replace(extensionWords, ' ext '), 'LB')
    : undefined;

/** The extension behind a typed number, '12' in '04 123456 ext 12'. It is not part of what is sent. */
export const extensionOf = (typed: string, rules?: PhoneRules): string | undefined => parsed(typed, rules)?.ext;

/** A typed phone number in E.164 ('+9613123456'), read as Lebanese when it names no country; else what was typed. */
export const internationalNumber = (typed: string, rules?: PhoneRules): string => {
  if (hasSeveralNumbers(typed)) return typed;
  const number = parsed(typed, rules)?.number ?? typed.replace(/[\s().-]/g, '');
  // Of two zeros before a number, as in 961 00 123 4567, each reading takes one.
  return number === typed ? number : internationalNumber(number, rules);
};

/** A number in E.164 as people write it: '+961 3 123 456'. */
export const phoneInWords = (international: string, rules?: PhoneRules): string =>
  rules?.parsePhoneNumberFromString(international)?.formatInternational() ?? international;

/** Whether a number in E.164 exists. Without the rules any number may, in whatever way it is written: '03123456'. */
export const isPhoneNumber = (number: string, rules?: PhoneRules): boolean =>
  rules ? internationalShape.test(number) && rules.isValidPhoneNumber(number) : isComplete(number);
