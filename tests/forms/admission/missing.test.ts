import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { validateStep } from '#forms/check.ts';
import { answered, draftNamed, errorsOf } from '#tests/forms/admission/edited.ts';

const child = 'pre-KG child who was in none';
const divorced = 'divorced parents with another legal guardian';
const [papers, morePapers] = ['parentsInfo[legalPapers][0]', 'parentsInfo[legalPapers][1]'];
const noPapers = 'Please upload at least one legal document.';

test.each([
  ['never chosen', undefined, 'Medical documents are required.'],
  ['chosen and removed again', [], 'At least one medical document is required.'],
])('several files that were %s are asked for, those of the child in words of their own', (_how, files, message) => {
  const messagesOf = (step: string, example: Parameters<typeof draftNamed>[0], name: string) => [
    ...validateStep(admission, step, answered(draftNamed(example), name, files)).messages.values(),
  ];
  expect(messagesOf('documents', child, 'medicalDocs')).toEqual([message]);
  expect(messagesOf('parentsInfo', divorced, 'parentsInfo[legalPapers]')).toEqual([noPapers]);
});

test('several files that were not sent are asked for', () => {
  expect(errorsOf(child, { 'medicalDocs[0]': undefined, 'medicalDocs[1]': undefined })).toEqual({
    medicalDocs: 'Medical documents are required.',
  });
  expect(errorsOf(divorced, { [papers]: undefined, [morePapers]: undefined })).toEqual({
    'parentsInfo[legalPapers]': noPapers,
  });
});

test('tatweel alone is no name', () => {
  expect(errorsOf(child, { 'learner[familyNameAr]': 'ـــ' })).toEqual({
    'learner[familyNameAr]': 'Arabic family name is required.',
  });
});

describe('an application is complete without', () => {
  test.each(['Both Parents', 'Mother Only', 'Father Only'])('legal papers when the guardian is: %s', (guardian) => {
    const edits = { 'parentsInfo[legalGuardian]': guardian, 'parentsInfo[legalGuardianOther]': undefined };
    expect(errorsOf(divorced, edits), 'they may be sent all the same').toBeUndefined();
    expect(errorsOf(divorced, { ...edits, [papers]: undefined, [morePapers]: undefined })).toBeUndefined();
  });
});
