import { expect, test } from 'vitest';
import { brokenRules } from '../scripts/content/content-rules.ts';
import { siteContent } from '../scripts/content/site-content.ts';

const { blankForms } = siteContent;

test('the content as it stands agrees with itself', () => {
  expect(brokenRules(siteContent)).toEqual([]);
});

const [newest, second, ...others] = siteContent.news;

test.each([
  [{ year: 25 }, `there is no ${newest!.day} ${newest!.month} 25`],
  [{ month: 'Decembre' }, `there is no ${newest!.day} Decembre ${newest!.year}`],
  [{ month: 'February', day: 30 }, `there is no 30 February ${newest!.year}`],
])('a news item with %j is named', (change, fault) => {
  const news = [{ ...newest!, ...change }, second!, ...others];
  expect(brokenRules({ ...siteContent, news })).toEqual([`src/content/news.ts › ${newest!.id}: ${fault}`]);
});

test('a news item that is older than the one after it is named: home shows the first three', () => {
  expect(brokenRules({ ...siteContent, news: [second!, newest!, ...others] })).toEqual([
    `src/content/news.ts › ${second!.id}: the newest item is the first, and ${newest!.id} is newer`,
  ]);
});

test('a printed document is found by its heading, whatever the signs in it', () => {
  const [first, ...more] = siteContent.journals;
  const title = 'The school’s (old) pine';
  const textOf = (written: string) => (file: string) =>
    file === first!.pdf ? `${siteContent.textOf(file)}/Title ${written}` : siteContent.textOf(file);
  const journals = [{ ...first!, title }, ...more];
  const hex = Buffer.from(title, 'utf16le').swap16().toString('hex').toUpperCase();
  expect(brokenRules({ ...siteContent, journals, textOf: textOf(`<FEFF${hex}>`) })).toEqual([]);
  expect(brokenRules({ ...siteContent, journals, textOf: textOf('(The old pine)') })).toEqual([
    `public${first!.pdf} is older than its words ('${title}'): run node scripts/content/documents.mjs`,
  ]);
  const plain = 'A school (of 1953)';
  const renamed = [{ ...first!, title: plain }, ...more];
  expect(brokenRules({ ...siteContent, journals: renamed, textOf: textOf('(A school \\(of 1953\\))') })).toEqual([]);
});

test('a form of the school’s own needs no words here', () => {
  const own = {
    ...blankForms,
    medical: { title: 'Medical form', pdf: '/media/medical-form.pdf', language: 'en' as const },
  };
  expect(brokenRules({ ...siteContent, blankForms: own })).toEqual([]);
});
