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

/** The address with a corrected domain, where that looks wrong: 'rana@gmial.com' gives 'rana@gmail.com'. */
export const likelyAddress = (address: string): string | undefined => {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  const ended = withEnding(typed);
  if (!name || knownDomains.includes(typed) || genuine.includes(typed)) return undefined;
  const likely = genuine.includes(ended) ? ended : (knownDomains.find((each) => oneSlipApart(each, ended)) ?? ended);
  return likely === typed ? undefined : `${name}@${likely}`;
};
