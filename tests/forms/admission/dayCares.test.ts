import { describe, expect, test } from 'vitest';
import { type AdmissionDraft, admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { blankEntry, withAnswer } from '#forms/draft.ts';
import { type Entry } from '#forms/draftValue.ts';
import { receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { draftNamed, edited } from '#tests/forms/admission/edited.ts';

const pupil = 'grade 5 pupil with two former schools';
const child = 'pre-KG child from a day care';
type School = AdmissionDraft['learner']['dayCareSchool'][number];

const blankSchool = (key: string) => blankEntry(admission.steps.learner.fields.dayCareSchool, key);
const withSchools = (draft: AdmissionDraft, entries: readonly Entry[]): AdmissionDraft =>
  withAnswer(draft, ['learner', 'dayCareSchool'], entries);
const schoolsSent = (draft: AdmissionDraft) =>
  partsOf(answersOf(admission, draft)).filter(([name]) => name.startsWith('learner[dayCareSchool]'));
const messagesOf = (draft: AdmissionDraft) => Object.fromEntries(validateStep(admission, 'learner', draft).messages);

const messages: Readonly<Record<string, string>> = {
  name: 'Daycare name is required.',
  country: 'Daycare country is required.',
  grade: 'Daycare grade is required.',
  years: 'Daycare years are required.',
  reasonForLeaving: 'Daycare reason for leaving is required.',
};
const missingIn = (key: string, ...but: string[]) =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([name]) => !but.includes(name))
      .map(([name, message]) => [`learner-dayCareSchool-${key}-${name}`, message]),
  );

describe('the former schools of a higher grade', () => {
  const draft = draftNamed(pupil);
  const [first, second] = draft.learner.dayCareSchool as readonly [School, School];
  const sent = schoolsSent(draft);

  test('may be left out', () => {
    const none = Object.fromEntries(
      partsOf(admissionExamples[pupil])
        .filter(([name]) => name.startsWith('learner[dayCareSchool]'))
        .map(([name]) => [name, undefined]),
    );
    const { answers, errors } = receive(admission, edited(pupil, none));
    expect(errors).toBeUndefined();
    expect(partsOf(answers).filter(([name]) => name.includes('dayCareSchool'))).toEqual([]);
  });

  test.each([
    ['alone', [blankSchool('b1')]],
    ['one beside another', [blankSchool('b1'), blankSchool('b2')]],
  ])('are not sent when their entries are wholly blank: %s', (_where, entries) => {
    expect(messagesOf(withSchools(draft, entries))).toEqual({});
    expect(schoolsSent(withSchools(draft, entries))).toEqual([]);
  });

  test.each([
    ['first', [blankSchool('b'), first, second]],
    ['between the others', [first, blankSchool('b'), second]],
    ['last', [first, second, blankSchool('b')]],
    ['around the others', [blankSchool('b'), first, blankSchool('c'), second, blankSchool('d')]],
  ])('are sent under indexes without gaps when a blank entry is %s', (_where, entries) => {
    expect(sent).toHaveLength(10);
    expect(schoolsSent(withSchools(draft, entries))).toEqual(sent);
  });

  test.each([
    ['spaces', { name: '  ', reasonForLeaving: '\n' }],
    ['a no-break space', { grade: '\u00a0' }],
    ['invisible marks', { name: '\u200f', reasonForLeaving: '\u200b' }],
    ['years of which neither is chosen', { years: '-' }],
  ])('count an entry as wholly blank that holds %s', (_what, typed) => {
    const entries = [{ ...blankSchool('b'), ...typed }];
    expect(messagesOf(withSchools(draft, entries))).toEqual({});
    expect(schoolsSent(withSchools(draft, entries))).toEqual([]);
  });

  test.each([
    ['name', 'A school'],
    ['country', 'Lebanon'],
    ['grade', 'Grade 1'],
    ['years', '2020-2021'],
    ['reasonForLeaving', 'We moved.'],
  ])('must be complete once %s was answered', (name, answer) => {
    const entries = [first, { ...blankSchool('b'), [name]: answer }];
    expect(messagesOf(withSchools(draft, entries))).toEqual(missingIn('b', name));
  });

  test('are asked for their last year once the first was chosen', () => {
    const entries = [{ ...blankSchool('b'), years: '2020-' }];
    expect(messagesOf(withSchools(draft, entries))).toEqual(missingIn('b'));
  });
});

describe('the day cares of a child who is in one', () => {
  test('must be complete in every entry, also in one left blank', () => {
    const draft = draftNamed(child);
    const entries = [...draft.learner.dayCareSchool, blankSchool('b')];
    expect(messagesOf(withSchools(draft, entries))).toEqual(missingIn('b'));
    expect(messagesOf(withSchools(draft, [blankSchool('b')]))).toEqual(missingIn('b'));
  });
});
