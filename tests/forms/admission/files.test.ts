import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { filesIn } from '#forms/attachment.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';
import { pdfOfSize } from '#tests/forms/attached.ts';

const MB = 1024 * 1024;
const together = 'All files together are larger than 80 MB. Please attach smaller ones.';
const files = (count: number, size: number) => Array.from({ length: count }, (_, i) => pdfOfSize(`${i}.pdf`, size));

/** A child with eight medical documents of 9 MB each. */
const large = answered(draftNamed('pre-KG child who was in none'), 'medicalDocs', files(8, 9 * MB));

test('all files together have at most 80 MB, those under hidden questions not counted; the one that is too much is named', () => {
  const others = filesIn(answered(large, 'passportImg', [])).reduce((sum, { size }) => sum + size, 0);
  const withHidden = answered(large, 'report', files(1, 9 * MB));
  const withLast = (size: number) => answered(withHidden, 'passportImg', files(1, size));
  expect(answersOf(admission, withLast(80 * MB - others))).toBeDefined();
  const tooMuch = withLast(80 * MB - others + 1);
  expect([...validateStep(admission, 'documents', tooMuch).messages]).toEqual([['ID', together]]);
  expect([...validateStep(admission, 'learner', tooMuch).messages]).toEqual([]);
});

test('each file from which on it is too much is named, and none counts that cannot be sent anyway', () => {
  const draft = answered(large, 'medicalDocs', [pdfOfSize('large.pdf', 11 * MB), ...files(10, 9 * MB)]);
  const { fileMessages } = validateStep(admission, 'documents', draft);
  expect([...fileMessages]).toEqual([
    ['large.pdf', 'This file is larger than 10 MB. Please attach a smaller one.'],
    ['8.pdf', together],
    ['9.pdf', together],
  ]);
});
