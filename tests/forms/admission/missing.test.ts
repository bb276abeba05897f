import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { AdmissionExample } from '#forms/admission/examples.ts';
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

/** The words of the specification, by wire name. */
const specified: [AdmissionExample, Record<string, string>][] = [
  [
    'grade 5 pupil with two former schools',
    {
      'learner[familyName]': 'Family name is required.',
      'learner[name]': 'First name is required.',
      'learner[fatherName]': "Father's name is required.",
      'learner[familyNameAr]': 'Arabic family name is required.',
      'learner[nationality1]': 'Primary nationality is required.',
      'learner[civilRegistryNo]': 'Civil registry number must be a valid number.',
      'learner[dayCareSchool][1][name]': 'Daycare name is required.',
      'learner[repeatedGrade]': 'Repeated grade details are required.',
      'learner[physicalMedicalCondition]': 'Details of the physical medical condition are required.',
      'father[registryNo]': 'Registry number must be a valid number.',
      'father[occupation]': "Father's occupation is required.",
      'father[organization]': 'Organization name is required.',
      'father[position]': 'Position title is required.',
      'mother[occupation]': "Mother's occupation is required.",
      passportImg: 'A passport image is required.',
      ID: 'An ID document is required.',
      report: 'A report is required for this grade level.',
    },
  ],
  ['pre-KG child who was in none', { 'learner[isEnrolledInDayCare]': 'Please specify daycare enrollment.' }],
  ['three siblings of which one applies', { 'siblingsInfo[siblings][0][lastName]': 'Last country is required.' }],
];

test.each(specified)('an answer that is missing is asked for in words of its own: %s', (example, messages) => {
  for (const [name, message] of Object.entries(messages))
    expect(errorsOf(example, { [name]: undefined })).toEqual({ [name]: message });
});

test('whom a child lives with who lives with a guardian is asked for', () => {
  expect(errorsOf(child, { 'parentsInfo[applicantLivesWith]': 'Guardian' })).toEqual({
    'parentsInfo[applicantLivesWithGuardian]': 'Guardian information is required.',
  });
});

test.each([
  ['PhysioNeuro', 'physiotherapy or neurological support is'],
  ['SmallGroupSupport', 'small group support is'],
  ['IndividualLearningSupport', 'individual learning support is'],
  ['SpeechTherapy', 'speech therapy is'],
  ['AcommodationsForLearningNeeds', 'accommodations for learning needs are'],
  ['PsychomotorTherapy', 'psychomotor therapy is'],
  ['OccupationalTherapy', 'occupational therapy is'],
  ['BehaviorManagement', 'behavior management is'],
  ['SocialEmotionalSupport', 'social-emotional support is'],
])('whether the learner needs support, and then its file, is asked for: %s', (support, needed) => {
  const [flag, file] = [`learner[has${support}]`, `learner[${support[0]!.toLowerCase()}${support.slice(1)}File]`];
  const name = needed.replace(/ (?:is|are)$/, '');
  expect(errorsOf(child, { [flag]: undefined })).toEqual({ [flag]: `Please specify if ${needed} needed.` });
  expect(errorsOf(child, { [flag]: 'yes' })).toEqual({
    [file]: `${name[0]!.toUpperCase()}${name.slice(1)} file is required.`,
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
