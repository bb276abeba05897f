import { addressIn, isEmailAddress } from '#forms/emailAddress.ts';
import { oneSlipApart } from '#forms/oneSlipApart.ts';

const knownDomains = (
  'gmail.com hotmail.com hotmail.fr outlook.com outlook.fr yahoo.com yahoo.fr icloud.com live.com live.fr ' +
  'protonmail.com cyberia.net.lb idm.net.lb inco.com.lb terra.net.lb'
).split(' ');
// Existing domains that differ by one typing error from a known one.
const genuine = 'mail.com email.com ymail.com gmx.com yahoo.co.uk yahoo.de live.de hotmail.it dm.net.lb'.split(' ');

// Wrong endings, each with its correction.
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|coom|vom|xom|cim|cpm|c0m|com\.com)$/, '.com'],
  [/\.(?:ner|ney|nte|nett)$/, '.net'],
  [/\.(?:ogr|orgg|rog)$/, '.org'],
];

const withEnding = (domain: string) =>
  endings.reduce((named, [slip, ending]) => named.replace(slip, ending), domain.replaceAll(',', '.'));

const likelyDomain = (typed: string): string => {
  const ended = withEnding(typed);
  if ([typed, ended].some((domain) => knownDomains.includes(domain) || genuine.includes(domain))) return ended;
  const isLike = (known: string) => (ended.includes('.') ? oneSlipApart(known, ended) : known.startsWith(`${ended}.`));
  return [...knownDomains, ...genuine].find(isLike) ?? ended;
};

/**
 * The address that was probably meant: without what was pasted around it, and with a corrected domain. 'rana@gmial.com' and
 * 'Rana Khoury <rana@gmail.com>' give 'rana@gmail.com'.
 */
export const likelyAddress = (address: string): string | undefined => {
  const typed = address.trim();
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(addressIn(typed)) ?? [];
  if (!name) return undefined;
  const likely = likelyDomain(domain.toLowerCase());
  const meant = `${name}@${likely === domain.toLowerCase() ? domain : likely}`;
  return meant === typed || !likely.includes('.') || !isEmailAddress(meant) ? undefined : meant;
};
