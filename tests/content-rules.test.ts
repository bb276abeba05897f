import { expect, test } from 'vitest';
import { brokenRules, type Pages } from '../scripts/content/content-rules.ts';
import { siteContent } from '../scripts/content/site-content.ts';

const { news, carousel, teasers, programs, divisions, protocols, blankForms, sampleForms } = siteContent;
const [first, second] = news;

test('the content as it stands agrees with itself', () => {
  expect(brokenRules(siteContent)).toEqual([]);
});

test.each<[fault: string, change: Partial<Pages>, says: RegExp]>([
  [
    'a news item with three pictures',
    { news: [{ ...first!, images: first!.images.slice(1) }] },
    /four pictures, not 3/,
  ],
  ['a day that does not exist', { news: [{ ...first!, month: 'February', day: 31 }] }, /there is no 31 February/],
  ['two news items with one id', { news: [first!, { ...second!, id: first!.id }] }, /two items have the id/],
  ['a carousel of seven', { carousel: carousel.slice(1) }, /eight pictures, not 7/],
  ['a picture twice', { carousel: [carousel[1]!, ...carousel.slice(1)] }, /shows \S+ twice/],
  ['a program gone', { programs: programs.slice(1) }, /awarenessProgram, advisoryProgram/],
  [
    'a quote that the letter does not have',
    { teasers: { ...teasers, bishop: { ...teasers.bishop, excerpt: 'Not in the letter.' } } },
    /not in the bishop's letter: Not in the letter/,
  ],
  [
    'a teaser under another title',
    { teasers: { ...teasers, bishop: { ...teasers.bishop, title: 'Another' } } },
    /another title than his letter/,
  ],
  [
    'a division that begins at another time',
    { divisions: [{ ...divisions[0]!, classes: 'from six to midnight' }] },
    /does not say 'from six to midnight'/,
  ],
  [
    'a document that was not printed again',
    { protocols: [{ ...protocols[0]!, title: 'New' }] },
    /older than its words/,
  ],
  ['a document that is not there', { textOf: () => undefined }, /older than its words/],
  [
    'a sample form that was not printed again',
    { sampleForms: { ...sampleForms, medical: { lead: '', sections: [{ title: 'New', blanks: [] }] } } },
    /medical-form\.pdf is older than its words \('New'\)/,
  ],
  [
    'a blank form that a question asks for, and is not there',
    { askedFor: ['medical', 'dental'] },
    /'dental', which is not/,
  ],
  [
    'a blank form that no question asks for',
    { blankForms: { ...blankForms, old: { title: 'Old', pdf: '/media/old.pdf', language: 'en' } } },
    /old: no question asks for it/,
  ],
])('finds %s', (_fault, change, says) => {
  expect(brokenRules({ ...siteContent, ...change }).join('\n')).toMatch(says);
});

test('a form of the school’s own needs no words here', () => {
  const own = {
    ...blankForms,
    medical: { title: 'Medical form', pdf: '/media/medical-form.pdf', language: 'en' as const },
  };
  expect(brokenRules({ ...siteContent, blankForms: own })).toEqual([]);
});
