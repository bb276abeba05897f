import { expect, test } from 'vitest';
import { brokenRules } from '../scripts/content/content-rules.ts';
import { siteContent } from '../scripts/content/site-content.ts';

const { blankForms, school } = siteContent;

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

test('a news item that has a title and no story is named', () => {
  const newsTitles = { ...siteContent.newsTitles, 'no story': { title: 'Spring fair' } };
  expect(brokenRules({ ...siteContent, newsTitles })).toEqual([
    'src/content/newsTitles.ts: no story has a title, and no story in src/content/news.ts',
  ]);
});

const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

test('a printed document is found by its heading, whatever the signs in it', () => {
  const [first, ...more] = siteContent.journals;
  const faultsOf = (title: string, written: string) => {
    const ofDocument = `/Title ${utf16(`${title}, ${school}`)}`;
    return brokenRules({
      ...siteContent,
      journals: [{ ...first!, title }, ...more],
      textOf: (file) => `${siteContent.textOf(file)}${file === first!.pdf ? `${ofDocument}/Title ${written}` : ''}`,
    });
  };
  const title = 'The school’s (old) pine';
  expect(faultsOf(title, utf16(title))).toEqual([]);
  expect(faultsOf(title, '(The old pine)')).toEqual([
    `public${first!.pdf} is older than its words ('${title}'): run node scripts/content/documents.mjs`,
  ]);
  expect(faultsOf('A school (of 1953)', '(A school \\(of 1953\\))')).toEqual([]);
});

test('a printed document with an older name of the school is named', () => {
  const faults = brokenRules({ ...siteContent, school: 'Cedar School' });
  expect(faults).toHaveLength(4);
  expect(faults).toContain(
    "public/media/medical-form.pdf is older than its words ('Medical form, Cedar School'): run node scripts/content/documents.mjs",
  );
});

test('a form of the school’s own needs no words here', () => {
  const own = {
    ...blankForms,
    medical: { title: 'Medical form', pdf: '/media/medical-form.pdf', language: 'en' as const },
  };
  expect(brokenRules({ ...siteContent, blankForms: own })).toEqual([]);
});
