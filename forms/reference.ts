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
const readLookAlikes = (capitals: string) => capitals.replace(/[0OZBU]/g, (letter) => lookAlikes[letter]!);

/**
 * A reference as people write it, with spaces, small letters, Arabic digits, look-alikes and without a dash, or copy it with the words
 * around it, as it is stored. A text that is none is returned in capital letters.
 */
export const readReference = (typed: string): string => {
  const capitals = latinDigits(oneLine(typed)).toUpperCase();
  const [found = capitals] = /\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/.exec(capitals) ?? [];
  const reference = found.replace(/[^A-Z0-9]/g, '');
  return reference.length === length ? withDash(readLookAlikes(reference)) : capitals;
};

/** Whether a text that was read has the shape of a reference. */
export const isReference = (text: string): boolean => /^[A-Z0-9]{5}-[A-Z0-9]{5}$/.test(text);

/** The texts of ten characters that one slip turns into this one: a character replaced, left out, doubled, or swapped with the next. */
const beforeOneSlip = (text: string): string[] => {
  const places = Array.from(
    { length: text.length + 1 },
    (_, place) => [text.slice(0, place), text.slice(place)] as const,
  );
  if (text.length === length - 1)
    return places.flatMap(([start, end]) => Array.from(letters, (letter) => start + letter + end));
  if (text.length === length + 1) return places.map(([start, end]) => start + end.slice(1));
  return places.flatMap(([start, end]) => [
    ...Array.from(letters, (letter) => start + letter + end.slice(1)),
    `${start}${end[1] ?? ''}${end[0] ?? ''}${end.slice(2)}`,
  ]);
};

/** The references that may have been meant by a typed text: the one it is, and those that one slip turns into it. At most 270. */
export const referencesNear = (typed: string): string[] => {
  const text = readLookAlikes(
    latinDigits(oneLine(typed))
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ''),
  );
  if (Math.abs(text.length - length) > 1) return [];
  const isPossible = (near: string) =>
    near.length === length && Array.from(near).every((letter) => letters.includes(letter));
  return [...new Set([text, ...beforeOneSlip(text)])].filter(isPossible).map(withDash);
};
