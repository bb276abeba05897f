import { describe, expect, test } from 'vitest';
import { answersOf } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { fitToForm } from '#forms/fitToForm.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const teacher = draftNamed('experienced teacher');

describe('a stored draft that fits', () => {
  test.each(Object.keys(staffExamples) as (keyof typeof staffExamples)[])('comes back whole: %s', (name) => {
    expect(fitToForm(staff, draftNamed(name))).toEqual(draftNamed(name));
    expect(answersOf(staff, fitToForm(staff, draftNamed(name)))).toEqual(staffExamples[name]);
  });

  test('keeps its entries’ identity and its hidden answers', () => {
    const stored = {
      ...teacher,
      hasReferences: 'no',
      references: teacher.references.map((entry, i) => ({ ...entry, key: `k${i}` })),
    };
    expect(fitToForm(staff, stored)).toEqual(stored);
  });
});

describe('a stored draft of an older form', () => {
  test('loses answers the form no longer asks', () => {
    const stored = {
      ...teacher,
      nickname: 'M',
      personalInfo: { ...teacher.personalInfo, bloodType: 'A+' },
      education: {
        ...teacher.education,
        languages: teacher.education.languages.map((entry) => ({ ...entry, spoken: 'well' })),
      },
    };
    expect(fitToForm(staff, stored)).toEqual(teacher);
  });

  test('gets blank answers where the form asks something new', () => {
    const { computer_literacy: _, ...education } = teacher.education;
    const { references: _references, ...rest } = teacher;
    const fitted = fitToForm(staff, { ...rest, education });
    expect(fitted.education.computer_literacy).toBe('');
    expect(fitted.references).toEqual(blank(staff).references);
    expect(fitted.personalInfo).toEqual(teacher.personalInfo);
  });

  test.each<[what: string, stored: unknown]>([
    ['nothing at all', undefined],
    ['a list', []],
    ['sections that are null', { personalInfo: null, education: null }],
    ['answers of another kind', { personalInfo: { firstName: 7, passport: 'passport.pdf' }, hasReferences: true }],
    ['lists of another kind', { education: { academicInfo: {}, languages: 'Arabic' }, references: [] }],
    ['files that were lost', { personalInfo: { passport: [null, undefined] } }],
    ['files of another kind', { personalInfo: { passport: ['passport.pdf', { name: 'passport.pdf' }] } }],
  ])('is blank where it holds %s', (_what, stored) => {
    expect(fitToForm(staff, stored)).toEqual(blank(staff));
  });

  test('has at most 20 entries in a list, each with a key of its own', () => {
    const languages = Array.from({ length: 25 }, (_, i) => ({ key: `k${i}`, '': `Language ${i}` }));
    const fitted = fitToForm(staff, { education: { languages } });
    expect(fitted.education.languages).toEqual(languages.slice(0, 20));
  });

  test('gives entries that have no key one that no other entry has', () => {
    const fitted = fitToForm(staff, {
      education: { languages: [{ key: 'e2', '': 'Arabic' }, { '': 'French' }, { '': 'English' }] },
    });
    const keys: string[] = fitted.education.languages.map(({ key }: { key: string }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});
