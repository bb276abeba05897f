import { expect, test } from 'vitest';
import { brokenRules } from '../scripts/content/content-rules.ts';
import { siteContent } from '../scripts/content/site-content.ts';

const { blankForms } = siteContent;

test('the content as it stands agrees with itself', () => {
  expect(brokenRules(siteContent)).toEqual([]);
});

test('a form of the school’s own needs no words here', () => {
  const own = {
    ...blankForms,
    medical: { title: 'Medical form', pdf: '/media/medical-form.pdf', language: 'en' as const },
  };
  expect(brokenRules({ ...siteContent, blankForms: own })).toEqual([]);
});
