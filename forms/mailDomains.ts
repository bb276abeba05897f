import { oneSlipApart } from '#forms/oneSlipApart.ts';

const known = (
  'gmail.com hotmail.com hotmail.fr outlook.com outlook.fr yahoo.com yahoo.fr icloud.com live.com live.fr ' +
  'protonmail.com cyberia.net.lb idm.net.lb inco.com.lb terra.net.lb'
).split(' ');
// Real domains that are one slip away from a known one.
const genuine = 'mail.com email.com ymail.com gmx.com yahoo.co.uk yahoo.de live.de hotmail.it dm.net.lb'.split(' ');

// Endings that do not exist, with the one that is meant.
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|coom|vom|xom|cim|cpm|c0m|com\.com)$/, '.com'],
  [/\.(?:ner|ney|nte|nett)$/, '.net'],
  [/\.(?:ogr|orgg|rog)$/, '.org'],
];

const withEnding = (domain: string) =>
  endings.reduce((named, [slip, ending]) => named.replace(slip, ending), domain.replaceAll(',', '.'));

/** The address that was probably meant, where the domain looks like a slip: 'rana@gmial.com' gives 'rana@gmail.com'. */
export const likelyAddress = (address: string): string | undefined => {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  const ended = withEnding(typed);
  if (!name || known.includes(typed) || genuine.includes(typed)) return undefined;
  const likely = genuine.includes(ended) ? ended : (known.find((each) => oneSlipApart(each, ended)) ?? ended);
  return likely === typed ? undefined : `${name}@${likely}`;
};
