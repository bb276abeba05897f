import { po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { collect, sentencesIn } from '../../scripts/languages/collect.ts';
import { faultsOf } from '../../scripts/languages/faults.ts';

const sentences = new Map([
  ['Next', { english: 'Next', files: ['src/a.tsx'] }],
  ['Page {number}', { english: 'Page {number}', files: ['src/a.tsx'] }],
  ['1 page', { english: '1 page', other: '{count} pages', files: ['src/a.tsx'] }],
]);
const catalogue = (entries: string, language = 'fr') =>
  po.parse(
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n${entries}`,
  );
const complete = [
  'msgid "Next"\nmsgstr "Suivant"',
  'msgid "Page {number}"\nmsgstr "Page {number}"',
  'msgid "1 page"\nmsgid_plural "{count} pages"\nmsgstr[0] "une page"\nmsgstr[1] "{count} pages"',
];

describe('a catalogue', () => {
  test('with a translation of each sentence has no fault', () => {
    expect(faultsOf(catalogue(complete.join('\n\n')), sentences)).toEqual([]);
  });

  test.each([
    ['lacks a sentence', complete.slice(1).join('\n\n'), '“Next” is not translated (src/a.tsx).'],
    ['has an empty translation', complete.join('\n\n').replace('Suivant', ''), '“Next” is not translated (src/a.tsx).'],
    [
      'has lost a placeholder',
      complete.join('\n\n').replace('msgstr "Page {number}"', 'msgstr "Page"'),
      '“Page” has lost {number} of “Page {number}”.',
    ],
    [
      'has invented one',
      complete.join('\n\n').replace('msgstr "Suivant"', 'msgstr "Suivant {n}"'),
      '“Suivant {n}” has {n}, which “Next” has not.',
    ],
    [
      'has one that is no longer used',
      `${complete.join('\n\n')}\n\nmsgid "Old"\nmsgstr "Vieux"`,
      '“Old” is no longer used.',
    ],
  ])('that %s is named with its sentence', (_what, entries, fault) => {
    expect(faultsOf(catalogue(entries), sentences)).toEqual([fault]);
  });

  test.each([
    ['fr', 'Où ?', 'needs a no-break space (U+00A0) before : ; ? ! »'],
    ['fr', 'Où?', 'needs a no-break space (U+00A0) before : ; ? ! »'],
    ['fr', '« Oui\u00a0»', 'needs a no-break space (U+00A0) after «'],
    ['fr', "l'école", 'needs the apostrophe ’'],
    ['ar', 'نعم, لا', 'needs the Arabic signs ، ؛ ؟'],
    ['ar', 'أين?', 'needs the Arabic signs ، ؛ ؟'],
    ['ar', 'الصفحة ٣', 'needs the digits 0 to 9'],
  ])('in %s with the punctuation of “%s” has a fault', (language, translation, fault) => {
    const entries = complete.with(0, `msgid "Next"\nmsgstr "${translation}"`).join('\n\n');
    expect(faultsOf(catalogue(entries, language), sentences)).toEqual([`“${translation}” ${fault}.`]);
  });

  test.each([
    ['fr', 'Sociologie &amp; économie\u00a0: à 14:05'],
    ['ar', 'نعم، لا؛ أين؟ &amp; 14:05'],
  ])('in %s may have entities and times', (language, translation) => {
    const entries = complete.with(0, `msgid "Next"\nmsgstr "${translation}"`).join('\n\n');
    expect(faultsOf(catalogue(entries, language), sentences)).toEqual([]);
  });
});

const all = collect('.');

test('a sentence that sends somebody to the school has its phone number and its email address', () => {
  const leading = [...all.keys()].filter((english) => /[Pp]lease (?:call|ask|tell)|You can also call/.test(english));
  expect(leading.length).toBeGreaterThan(8);
  expect(leading.filter((english) => !(english.includes('{phone}') && english.includes('{email}')))).toEqual([]);
});

test('no sentence names a part of the wire', () => {
  expect([...all.keys()].filter((english) => english.includes('submissionId'))).toEqual([]);
});

describe('the collector', () => {
  test('finds sentences in calls, fields, constants and content, and the button texts of lists', () => {
    const textsIn = (file: string, code: string) => sentencesIn(file, code).map(({ english }) => english);
    expect(textsIn('src/a.tsx', `const a = <p title={t('One')}>{tn('1 page', '{count} pages', 2)}</p>;`)).toEqual([
      'One',
      '1 page',
    ]);
    expect(textsIn('src/a.tsx', `names.join(t(', '))`)).toEqual([', ']);
    expect(
      textsIn('forms/a.ts', `list('Schools', { entry: 'school', hint: 'A hint.' }, { name: text('Name') });`),
    ).toEqual(expect.arrayContaining(['Schools', 'school', 'Add another school', 'A hint.', 'Name']));
    expect(textsIn('forms/a.ts', `const shared = 'A hint.'; export const a = { hint: shared };`)).toEqual(['A hint.']);
    expect(textsIn('src/content/a.ts', `export const a = { title: 'A title', id: 'no-sentence' };`)).toEqual([
      'A title',
    ]);
  });

  test('refuses a sentence that is composed from pieces', () => {
    expect(() => sentencesIn('src/a.tsx', 't(`Page ${number}`)')).toThrow('Please write {placeholders}');
  });

  test('finds labels, options and the entries of lists in both forms', () => {
    for (const label of ['Maiden name', 'Blood type', 'Lebanon', 'Add another sibling'])
      expect(all.has(label)).toBe(true);
  });
});
