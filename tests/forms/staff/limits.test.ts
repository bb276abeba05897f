import { describe, expect, test } from 'vitest';
import { answersOf, validateStep } from '#forms/check.ts';
import { blankEntry, withAnswer } from '#forms/draft.ts';
import { receive } from '#forms/receive.ts';
import { staff } from '#forms/staff/staff.ts';
import type { Part } from '#forms/wire.ts';
import { pdfOfSize } from '#tests/forms/attached.ts';
import { draftNamed, edited } from '#tests/forms/staff/edited.ts';

const MB = 1024 * 1024;
const tooLarge = 'All files together are larger than 80 MB. Please attach smaller ones.';

/** Eight schools and a passport, every file of it this large. */
const nineFiles = (bytes: number): Part[] => {
  const school = {
    from: '2012-09-17',
    to: '2015-06-30',
    schoolUniversity: 'University',
    degree: 'Degree',
    major: 'Major',
  };
  const schools = Array.from({ length: 8 }, (_, i) => ({
    ...school,
    certificate: pdfOfSize(`certificate-${i}.pdf`, bytes),
  }));
  const edits = schools.flatMap((entry, i) =>
    Object.entries(entry).map(([name, answer]) => [`education[academicInfo][${i}][${name}]`, answer] as const),
  );
  return edited('single man', { ...Object.fromEntries(edits), 'personalInfo[passport]': pdfOfSize('p.pdf', bytes) });
};

describe('all files together', () => {
  test('may have 80 MB', () => {
    expect(receive(staff, nineFiles(Math.floor((80 * MB) / 9))).errors).toBeUndefined();
  });

  test('with more than 80 MB are refused at the file that is one too many', () => {
    expect(receive(staff, nineFiles(9.5 * MB)).errors).toEqual({
      'education[academicInfo][7][certificate]': tooLarge,
    });
  });

  test('do not count a file under a question that is not asked', () => {
    const draft = withAnswer(
      draftNamed('experienced teacher'),
      ['workExperience', 'experiences', 'e1', 'previousEmploymentLetter'],
      [pdfOfSize('letter.pdf', 81 * MB)],
    );
    expect(answersOf(staff, draft)).toBeUndefined();
    expect(answersOf(staff, withAnswer(draft, ['workExperience', 'hasWorkExperience'], 'no'))).toBeDefined();
  });
});

describe('a list', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => [`education[languages][${i}]`, `Language ${i + 1}`] as const);

  test('may have 20 entries', () => {
    expect(receive(staff, edited('single man', Object.fromEntries(twenty))).errors).toBeUndefined();
  });

  test('with a 21st entry is refused', () => {
    const parts = edited('single man', { ...Object.fromEntries(twenty), 'education[languages][20]': 'One more' });
    expect(receive(staff, parts).errors).toEqual({
      'education[languages][20]': 'This answer is not part of the form.',
    });
  });

  test('that grew beyond 20 entries in the draft says so', () => {
    const list = staff.steps.education.fields.languages;
    const entries = Array.from({ length: 21 }, (_, i) => ({ ...blankEntry(list, `e${i + 1}`), '': 'Arabic' }));
    const draft = withAnswer(draftNamed('single man'), ['education', 'languages'], entries);
    expect([...validateStep(staff, 'education', draft).messages]).toEqual([
      ['education-languages', 'Languages may have at most 20 entries'],
    ]);
  });
});
