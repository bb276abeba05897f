import { type Language, languageCodes } from '#languages/languages.ts';
import { message } from '#languages/message.ts';
import { schoolNames, shortName } from '#languages/schoolName.ts';
import { school } from '#src/content/school.ts';

const isFilled = ({ placeholder }: { placeholder?: boolean }) => !placeholder;

/** The school as schema.org describes one, in a language. What the school has not yet filled in is left out. */
export function structuredData(origin: string, lang: Language) {
  const { founded, address, phone, email, social } = school;
  const names = languageCodes.map((code) => schoolNames[code]);
  const name = schoolNames[lang];
  const { professional, photos, network, video } = social;

  return {
    '@context': 'https://schema.org',
    '@type': 'School',
    '@id': `${origin}/#school`,
    name,
    alternateName: [...new Set([...names, shortName])].filter((other) => other !== name),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(founded),
    address: {
      '@type': 'PostalAddress',
      ...(isFilled(address) && { streetAddress: message(address.lines[0])({ lang }) }),
      addressLocality: message('Beirut')({ lang }),
      addressCountry: 'LB',
    },
    ...(isFilled(phone) && { telephone: phone.e164 }),
    ...(isFilled(email) && { email: email.address }),
    ...(isFilled(social) && { sameAs: [professional, photos, network, video] }),
  };
}
