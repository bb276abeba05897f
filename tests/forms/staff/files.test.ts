import { expect, test } from 'vitest';
import type { Attachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { withAnswer } from '#forms/draft.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { receive } from '#forms/receive.ts';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { attached, PDF_TEXT } from '#tests/forms/attached.ts';
import { draftNamed, edited } from '#tests/forms/staff/edited.ts';

const ofSize = (size: number) => attached(PDF_TEXT, { size });
const notPdf = 'Only PDF files are allowed';
const emptyFile = 'This file is empty. Please attach it again or choose another copy.';
const truncated = 'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.';
const large = 'This file is larger than 10 MB. Please attach a smaller one.';
const passport = 'personalInfo[passport]';
const letter = 'workExperience[experiences][1][previousEmploymentLetter]';

test.each<[rule: string, example: StaffExample, field: string, file: Attachment, message: string]>([
  ['a file is a PDF by its content', 'single man', passport, attached('\x89PNG %PDF-1.4 %%EOF'), notPdf],
  [
    'a certificate is a PDF',
    'experienced teacher',
    'education[academicInfo][1][certificate]',
    attached('<html>'),
    notPdf,
  ],
  ['an optional letter is a PDF, too', 'experienced teacher', letter, attached('PK'), notPdf],
  ['a file is not empty', 'single man', passport, attached(''), emptyFile],
  ['a file has its end', 'single man', passport, attached('%PDF-1.4\n1 0 obj'), truncated],
  ['a file has at most 10 MB', 'single man', passport, ofSize(10 * 1024 * 1024 + 1), large],
])('%s', (_rule, example, field, file, message) => {
  expect(receive(staff, edited(example, { [field]: file })).errors).toEqual({ [field]: message });
});

test.each<[limit: string, example: StaffExample, field: string, file: Attachment]>([
  ['a file may have 10 MB', 'single man', passport, ofSize(10 * 1024 * 1024)],
  ['a letter may be added where it is optional', 'experienced teacher', letter, attached(PDF_TEXT)],
])('%s', (_limit, example, field, file) => {
  expect(receive(staff, edited(example, { [field]: file })).errors).toBeUndefined();
});

test('a field for one file takes one file', () => {
  const draft = withAnswer(
    draftNamed('single man'),
    ['personalInfo', 'passport'],
    [examplePdf('1.pdf'), examplePdf('2.pdf')],
  );
  expect([...validateStep(staff, 'personalInfo', draft).messages]).toEqual([
    ['personalInfo-passport', 'Please attach one file only.'],
  ]);
});
