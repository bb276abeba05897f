import { latinDigits } from '#forms/text.ts';

/** libphonenumber with its numbering plans. */
export type PhoneRules = typeof import('libphonenumber-js/min');

/** 40 KB that the browser loads after a form. Without them it checks only the shape of a number; the intake checks it with the rules. */
export const loadPhoneRules = (): Promise<PhoneRules> => import('libphonenumber-js/min');

const internationalShape = /^\+[1-9]\d{6,14}$/;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const SHORTEST = 7;
const LONGEST = 15;

/**
 * A text divided at characters that no number contains, and before each plus sign. In 03/123456 the piece before the slash is
 * too short for a number of its own.
 */
const piecesOf = (typed: string): string[] => latinDigits(typed).split(/[^\d\s().+]+|(?=\+)/);

/** Whether a complete number is followed by something that is no part of it. */
export const goesBeyondOneNumber = (typed: string): boolean =>
  piecesOf(typed)
    .slice(0, -1)
    .some((piece) => digitsIn(piece) >= SHORTEST);

/** Whether a text contains more than one number, as in '03 123456 / 71 654321'. */
export const hasSeveralNumbers = (typed: string): boolean =>
  digitsIn(latinDigits(typed)) > LONGEST || piecesOf(typed).filter((piece) => digitsIn(piece) >= SHORTEST).length > 1;

/** A typed phone number in E.164 ('+9613123456'), read as Lebanese when it names no country; else what was typed. */
export const internationalNumber = (typed: string, rules?: PhoneRules): string => {
  if (hasSeveralNumbers(typed)) return typed;
  return (typed && rules?.parsePhoneNumberFromString(typed, 'LB')?.number) || typed.replace(/[\s().-]/g, '');
};

/** A number in E.164 as people write it: '+961 3 123 456'. */
export const phoneInWords = (international: string, rules?: PhoneRules): string =>
  rules?.parsePhoneNumberFromString(international)?.formatInternational() ?? international;

export const isPhoneNumber = (international: string, rules?: PhoneRules): boolean =>
  internationalShape.test(international) && (rules?.isValidPhoneNumber(international) ?? true);
