// No 0 O, 1 I L, 2 Z, 5 S, 8 B, U V pair that could be mistaken when read aloud or copied by hand.
const letters = '2346789ACDEFGHJKMNPQRTVWXY';
const length = 10;

/** The reference an applicant keeps, such as 'K7MQ4-XR29H': the same wherever it is derived from the `submissionId`. */
export const referenceOf = (submissionId: string): string => {
  let rest = BigInt(`0x${submissionId.replaceAll('-', '')}`);
  let reference = '';
  for (let i = 0; i < length; i++) {
    reference += letters[Number(rest % BigInt(letters.length))];
    rest /= BigInt(letters.length);
  }
  return `${reference.slice(0, 5)}-${reference.slice(5)}`;
};
