import { school } from '#src/content/school.ts';

const isFilled = ({ placeholder }: { placeholder?: boolean }) => !placeholder;

/** The school as schema.org describes one. What the school has not yet filled in is left out. */
export function structuredData(origin: string) {
  const { name, shortName, founded, address, phone, email, social } = school;
  const { professional, photos, network, video } = social;

  return {
    '@context': 'https://schema.org',
    '@type': 'School',
    '@id': `${origin}/#school`,
    name: name.en,
    alternateName: [name.ar, shortName],
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(founded),
    address: {
      '@type': 'PostalAddress',
      ...(isFilled(address) && { streetAddress: address.lines[0] }),
      addressLocality: 'Beirut',
      addressCountry: 'LB',
    },
    ...(isFilled(phone) && { telephone: phone.e164 }),
    ...(isFilled(email) && { email: email.address }),
    ...(isFilled(social) && { sameAs: [professional, photos, network, video] }),
  };
}
