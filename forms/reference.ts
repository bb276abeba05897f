import { latinDigits, oneLine } from '#forms/text.ts';

// No 0 O, 1 I L, 2 Z, 5 S, 8 B, U V pair that could be mistaken when read aloud or copied by hand.
const letters = '2346789ACDEFGHJKMNPQRTVWXY';
const length = 10;

const withDash = (reference: string) => `${reference.slice(0, 5)}-${reference.slice(5)}`;

/** The reference an applicant keeps, such as 'K7MQ4-XR29H': the same wherever it is derived from the `submissionId`. */
export const referenceOf = (submissionId: string): string => {
  let rest = BigInt(`0x${submissionId.replaceAll('-', '')}`);
  let reference = '';
  for (let i = 0; i < length; i++) {
    reference += letters[Number(rest % BigInt(letters.length))];
    rest /= BigInt(letters.length);
  }
  return withDash(reference);
};

/** What is written for a letter of a reference that it resembles. */
const lookAlikes: Readonly<Record<string, string>> = { 0: 'Q', O: 'Q', Z: '2', B: '8', U: 'V' };

/**
 * A reference as people write it, with spaces, small letters, Arabic digits, look-alikes and without a dash, as it is stored. A text
 * that is none is returned in capital letters.
 */
export const readReference = (typed: string): string => {
  const capitals = latinDigits(oneLine(typed)).toUpperCase();
  const reference = capitals.replace(/[^A-Z0-9]/g, '');
  return reference.length === length
    ? withDash(reference.replace(/[0OZBU]/g, (letter) => lookAlikes[letter]!))
    : capitals;
};

/** Whether a text that was read has the shape of a reference. */
export const isReference = (text: string): boolean => /^[A-Z0-9]{5}-[A-Z0-9]{5}$/.test(text);
