import '#languages/all.ts';
import { expect, onTestFinished, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { receive } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';
import { setLanguage } from '#languages/current.ts';
import { languageCodes } from '#languages/languages.ts';
import { inContext, message, plural } from '#languages/message.ts';
import { languageAt, localPath, routePath } from '#languages/paths.ts';
import { translated } from '#languages/translated.ts';
import { edited } from '#tests/forms/staff/edited.ts';

test('a sentence is translated into the given language, and its values are isolated', () => {
  const named = message('File removed: {name}.', { name: 'a.pdf' });
  expect(named({ lang: 'en' })).toBe('File removed: a.pdf.');
  expect(named({ lang: 'ar' })).toContain('\u2068a.pdf\u2069');
  expect(named({ lang: 'xx' })).toBe('File removed: a.pdf.');
});

test.each([
  [0, 'لم يبقَ أي جواب مطلوب'],
  [1, 'بقي جواب واحد مطلوب'],
  [2, 'بقي جوابان مطلوبان'],
  [3, 'بقيت 3 أجوبة مطلوبة'],
  [11, 'بقي 11 جوابًا مطلوبًا'],
  [100, 'بقي 100 جواب مطلوب'],
])('%i answers are counted in Arabic as %s', (count, sentence) => {
  expect(plural('1 answer still needed', '{count} answers still needed', count)({ lang: 'ar' })).toBe(sentence);
});

test('a link in a text leads to the page in the language of the document, and to the same file', () => {
  const texts = { html: `<a href="/contact?a=b#top">A</a> <a href="/">B</a> <a href="/media/a.pdf#page=3">C</a>` };
  setLanguage('fr');
  onTestFinished(() => setLanguage('en'));
  expect(translated(texts).html).toBe(
    `<a href="/fr/contact?a=b#top">A</a> <a href="/fr/">B</a> <a href="/media/a.pdf#page=3">C</a>`,
  );
});

test('one English word has a translation for each context', () => {
  const [person, parents] = [inContext('one person', 'Married'), 'Married'].map((key) => message(key)({ lang: 'ar' }));
  expect(person).not.toBe(parents);
  expect(message(inContext('one person', 'Married'))({ lang: 'en' })).toBe('Married');
});

test.each([
  ['/', 'en', '/'],
  ['/ar', 'ar', '/'],
  ['/AR/join-us/as-staff', 'ar', '/join-us/as-staff'],
  ['/fr/news/3', 'fr', '/news/3'],
  ['/arts', 'en', '/arts'],
  ['/de/privacy', 'en', '/de/privacy'],
])('%s is a page in %s', (path, language, route) => {
  expect(languageAt(path)).toBe(language);
  expect(routePath(path)).toBe(route);
  expect(localPath(routePath(path), languageAt(path))).toBe(path.toLowerCase());
});

test('every language accepts and refuses the same answers, with its own messages', () => {
  const cases = [
    ...Object.values(staffExamples).map((answers) => [staff, partsOf(answers)] as const),
    ...Object.values(admissionExamples).map((answers) => [admission, partsOf(answers)] as const),
    [staff, []] as const,
    [admission, []] as const,
  ];
  for (const [form, parts] of cases) {
    const english = receive(form, parts, 'en');
    for (const code of languageCodes) {
      const { answers, errors = {} } = receive(form, parts, code);
      expect(answers).toEqual(english.answers);
      expect(Object.keys(errors)).toEqual(Object.keys(english.errors ?? {}));
      if (code === 'ar') for (const each of Object.values(errors)) expect(each).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test.each(['ar', 'fr'] as const)('the options of a question are named in the language of their message: %s', (code) => {
  const { errors } = receive(staff, edited('single man', { 'personalInfo[gender]': 'other' }), code);
  expect(errors!['personalInfo[gender]']).toContain(message('Female')({ lang: code }));
});
