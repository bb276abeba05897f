const known = 'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com'.split(' ');
// They look like a slip, and are none.
const genuine = 'mail.com email.com ymail.com'.split(' ');

/** Whether one letter more, less, other or swapped makes one word of the other. */
const oneSlipApart = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = Array.from(long).findIndex((letter, index) => short[index] !== letter);
  if (at < 0) return false;
  const swapped = `${long.slice(0, at)}${long[at + 1]}${long[at]}${long.slice(at + 2)}`;
  return swapped === short || long.slice(at + 1) === short.slice(short.length === long.length ? at + 1 : at);
};

/** The address that was probably meant, where the domain looks like a slip: 'rana@gmial.com' gives 'rana@gmail.com'. */
export const likelyAddress = (address: string): string | undefined => {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (!name || known.includes(domain) || genuine.includes(domain)) return undefined;
  const ending = domain.replace(/\.(?:con|cmo|ocm|comm|vom|xom)$/, '.com');
  const likely = genuine.includes(ending) ? ending : (known.find((each) => oneSlipApart(each, ending)) ?? ending);
  return likely === domain ? undefined : `${address.trim().split('@')[0]}@${likely}`;
};
