import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { catalogues } from '../../scripts/build/catalogues.ts';
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
      'is marked as fuzzy',
      `#, fuzzy\n${complete.join('\n\n')}`,
      'The translation of “Next” is marked as fuzzy: check it, and remove the mark.',
    ],
    [
      'has one that is no longer used',
      `${complete.join('\n\n')}\n\nmsgid "Old"\nmsgstr "Vieux"`,
      '“Old” is no longer used.',
    ],
  ])('that %s is named with its sentence', (_what, entries, fault) => {
    expect(faultsOf(catalogue(entries), sentences)).toEqual([fault]);
  });

  test('whose translation leads elsewhere is named with both addresses', () => {
    const english = '<a href="/contact">Contact</a>';
    const entry = `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(english.replace('/contact', '/fr/contact'))}`;
    expect(faultsOf(catalogue(entry), new Map([[english, { english, files: ['src/a.tsx'] }]]))).toEqual([
      `“<a href="/fr/contact">Contact</a>” has lost href="/contact" of “${english}”.`,
      `“<a href="/fr/contact">Contact</a>” has href="/fr/contact", which “${english}” has not.`,
    ]);
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

test('what is not translated, or only in part, is left out of the site, which shows it in English', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'fr.po');
  const half = complete
    .with(0, 'msgid "Next"\nmsgstr ""')
    .with(2, complete[2]!.replace('msgstr[1] "{count} pages"', 'msgstr[1] ""'));
  await writeFile(file, po.compile(catalogue([...half, '#, fuzzy\nmsgid "Send"\nmsgstr "Envoi"'].join('\n\n'))));
  const { code } = (catalogues().transform as (code: string, id: string) => { code: string })('', file);
  expect(code).toContain('messages: {"Page {number}":"Page {number}"}, plural');
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

  test.each(['t(`Page ${number}`)', "t('Page ' + number)"])('refuses %s, which is composed from pieces', (code) => {
    expect(() => sentencesIn('src/a.tsx', code)).toThrow('Please write {placeholders}');
  });

  test('leaves out what is in Arabic in every language, and no English with a word of Arabic', () => {
    const code = `export const a = [{ title: '<p>عيد الفصح</p>' }, { title: 'عيد الفصح ' }, { title: 'The feast of الفصح' }];`;
    expect(sentencesIn('src/content/a.ts', code)).toEqual([{ english: 'The feast of الفصح' }]);
  });

  test('finds labels, options and the entries of lists in both forms', () => {
    for (const label of ['Maiden name', 'Blood type', 'Lebanon', 'Add another sibling'])
      expect(all.has(label)).toBe(true);
  });
});
