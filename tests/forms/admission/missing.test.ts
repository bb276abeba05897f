import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import { validateStep } from '#forms/check.ts';
import { blank, withAnswer } from '#forms/draft.ts';
import { receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { answered, draftNamed, edited, errorsOf } from '#tests/forms/admission/edited.ts';
import { required } from '#tests/forms/admission/required.ts';
import { missingNames } from '#tests/forms/missingNames.ts';
import { typedParts } from '#tests/forms/typedParts.ts';

const divorced = 'divorced parents with another legal guardian';
const [papers, morePapers] = ['parentsInfo[legalPapers][0]', 'parentsInfo[legalPapers][1]'];
const noMedicalDocs = { 'medicalDocs[0]': undefined, 'medicalDocs[1]': undefined };

describe('a missing answer has a message, and no other answer has one', () => {
  test.each(required)('%s without %s: %s', (example, name, message) => {
    expect(errorsOf(example, { [name]: undefined })).toEqual({ [name]: message });
  });

  test('medical documents that were never chosen are asked for', () => {
    expect(errorsOf('pre-KG child who was in none', noMedicalDocs)).toEqual({
      medicalDocs: 'Medical documents are required.',
    });
  });

  test.each([
    ['never chosen', undefined, 'Medical documents are required.'],
    ['chosen and removed again', [], 'At least one medical document is required.'],
  ])('medical documents that were %s are asked for in words of their own', (_how, files, message) => {
    const draft = answered(draftNamed('pre-KG child who was in none'), 'medicalDocs', files);
    expect([...validateStep(admission, 'documents', draft).messages]).toEqual([['medicalDocs', message]]);
  });

  test.each([
    ['never chosen', undefined],
    ['chosen and removed again', []],
  ])('legal papers of another guardian that were %s are asked for', (_how, files) => {
    const draft = answered(draftNamed(divorced), 'parentsInfo[legalPapers]', files);
    expect([...validateStep(admission, 'parentsInfo', draft).messages]).toEqual([
      ['parentsInfo-legalPapers', 'Please upload at least one legal document.'],
    ]);
  });

  test('legal papers of another guardian that were not sent are asked for', () => {
    expect(errorsOf(divorced, { [papers]: undefined, [morePapers]: undefined })).toEqual({
      'parentsInfo[legalPapers]': 'Please upload at least one legal document.',
    });
  });

  test('siblings that were announced and left out are asked for by their first entry', () => {
    const errors = errorsOf('pre-KG child who was in none', { 'siblingsInfo[hasSiblings]': 'yes' });
    const announced = withAnswer(draftNamed('pre-KG child who was in none'), ['siblingsInfo', 'hasSiblings'], 'yes');
    const names = missingNames(admission, announced).filter((name) => name.startsWith('siblingsInfo[siblings][0]'));
    expect(Object.keys(errors ?? {})).toEqual(names);
    expect(names).toContain('siblingsInfo[siblings][0][firstName]');
  });

  test('a first visit is asked for all that its steps require', () => {
    const first = blank(admission);
    const errors = receive(admission, typedParts(admission, first)).errors ?? {};
    expect(Object.keys(errors)).toEqual(missingNames(admission, first));
    const known = new Map(required.map(([, name, message]) => [name, message]));
    known.set('medicalDocs', 'Medical documents are required.');
    const said = Object.entries(errors).filter(([name]) => known.has(name));
    expect(said).toEqual(said.map(([name]) => [name, known.get(name)]));
    expect(said.length).toBeGreaterThan(50);
  });
});

describe('a blank answer counts as absent', () => {
  const typed = required.filter(([, name]) => !/File\]$|^passportImg$|^ID$|^validateStep$/.test(name));
  test.each([
    ['spaces', '   '],
    ['a no-break space', '\u00a0'],
    ['line breaks', '\r\n\t\n'],
    ['bidi marks and zero-width characters', '\u200e\u200f\u202b\u202c\u2067\u2069\u200b\u200d\ufeff'],
    ['spaces around a bidi mark', ' \u200f '],
  ])('%s', (_what, answer) => {
    expect(typed.length).toBeGreaterThan(80);
    for (const [example, name, message] of typed)
      expect(errorsOf(example, { [name]: answer }), name).toEqual({ [name]: message });
  });

  test('tatweel alone is no name', () => {
    expect(errorsOf('pre-KG child who was in none', { 'learner[familyNameAr]': 'ـــ' })).toEqual({
      'learner[familyNameAr]': 'Arabic family name is required.',
    });
  });
});

describe('an application is complete without', () => {
  test.each<[what: string, example: AdmissionExample, name: string]>([
    ['a second nationality', 'pre-KG child from a day care', 'learner[nationality2]'],
    ['the father’s home phone', 'pre-KG child who was in none', 'father[homePhoneNumber]'],
    ['a recommendation letter', 'grade 5 pupil with two former schools', 'recommendationLetter'],
  ])('%s', (_what, example, name) => {
    expect(edited(example, {}).map(([sent]) => sent)).toContain(name);
    const { answers, errors } = receive(admission, edited(example, { [name]: undefined }));
    expect(errors).toBeUndefined();
    expect(partsOf(answers).map(([sent]) => sent)).not.toContain(name);
  });

  test.each(['Both Parents', 'Mother Only', 'Father Only'])('legal papers when the guardian is: %s', (guardian) => {
    const edits = { 'parentsInfo[legalGuardian]': guardian, 'parentsInfo[legalGuardianOther]': undefined };
    expect(errorsOf(divorced, edits), 'they may be sent all the same').toBeUndefined();
    expect(errorsOf(divorced, { ...edits, [papers]: undefined, [morePapers]: undefined })).toBeUndefined();
  });
});
