/** Whether two words differ by one character: added, removed, replaced, or swapped with its neighbor. */
export const oneSlipApart = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = Array.from(long).findIndex((character, index) => short[index] !== character);
  if (at < 0) return false;
  const swapped = `${long.slice(0, at)}${long[at + 1]}${long[at]}${long.slice(at + 2)}`;
  return swapped === short || long.slice(at + 1) === short.slice(short.length === long.length ? at + 1 : at);
};
