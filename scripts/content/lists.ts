import { writeFile } from 'node:fs/promises';
import world from 'world-countries';

// The data set does not call these states independent, but people have papers of these nationalities.
const alsoPeoples = ['PSE', 'UNK', 'TWN', 'HKG', 'MAC', 'ESH', 'COK', 'NIU', 'PRI', 'GRL'];

// What the data set calls people oddly, or like their country. Its word is still the one that is sent.
const corrected: Readonly<Record<string, string>> = {
  'Cape Verdian': 'Cape Verdean',
  Djibouti: 'Djiboutian',
  Icelander: 'Icelandic',
  Kirghiz: 'Kyrgyz',
  Maldivan: 'Maldivian',
  Surinamer: 'Surinamese',
  Tadzhik: 'Tajik',
};
const labelOf = (name: string) => corrected[name] ?? name;

// Countries and nationalities that the school does not offer, by the data set's English names.
const leftOut: readonly string[] = [];

const lebanonFirst = (first: string, names: readonly string[]) => [
  first,
  ...[...new Set(names)]
    .filter((name) => name !== first && !leftOut.includes(name))
    .toSorted((a, b) => labelOf(a).localeCompare(labelOf(b), 'en')),
];

const countries = lebanonFirst(
  'Lebanon',
  world.map(({ name }) => name.common),
);
const nationalities = lebanonFirst(
  'Lebanese',
  world
    .filter(({ independent, cca3 }) => independent || alsoPeoples.includes(cca3))
    .flatMap(({ demonyms }) => demonyms.eng?.m.split(', ') ?? []),
).map((name) => (labelOf(name) === name ? name : `${name} = ${labelOf(name)}`));

const wrapped = (names: readonly string[]) =>
  names.reduce<string[]>((lines, name) => {
    const line = `${lines.at(-1)}; ${name}`;
    return line.length > 118 ? [...lines, name] : [...lines.slice(0, -1), line];
  }, names.slice(0, 0).concat(''));

const moduleOf = (constant: string, names: readonly string[]) => {
  const text = wrapped(names).join(';\n').replace(/^; /, '');
  return `import { optionsFrom } from '#forms/lists/optionsFrom.ts';

// Written by \`npm run lists\` from the data set world-countries.
export const ${constant} = optionsFrom(\`
${text}
\`);
`;
};

/** The source code of the long option lists, by file. */
export const lists = {
  'forms/lists/countries.ts': moduleOf('countries', countries),
  'forms/lists/nationalities.ts': moduleOf('nationalities', nationalities),
};

export const writeLists = () => Promise.all(Object.entries(lists).map(([file, text]) => writeFile(file, text)));
