import { describe, expect, test } from 'vitest';
import { type AdmissionDraft, admission } from '#forms/admission/admission.ts';
import { labelOf } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';

const askedOf = (draft: AdmissionDraft) =>
  questionsOf(admission, 'parentsInfo', draft).map(({ path }) => nameAt(draft, path));

describe('the parents’ marital status', () => {
  const married = draftNamed('pre-KG child who was in none');
  const asked = ['parentsRemarried', 'legalGuardian', 'communicateWith', 'legalPapers'];
  const { options } = admission.steps.parentsInfo.fields.parentsMaritialStatus;

  test.each(options!().map(({ value }) => value))('asks of parents who are: %s', (status) => {
    const more = status === 'Divorced' ? asked : status === 'Separated' ? asked.slice(1) : [];
    const askedNow = askedOf(answered(married, 'parentsInfo[parentsMaritialStatus]', status));
    const names = asked.map((name) => `parentsInfo[${name}]`);
    expect(askedNow.filter((name) => names.includes(name))).toEqual(more.map((name) => `parentsInfo[${name}]`));
  });
});

describe('labels read', () => {
  const employed = draftNamed('pre-KG child who was in none');

  test.each([
    ['Unemployed', []],
    ['Employed', ['Occupation', 'Organization', 'Position']],
    ['Self-employed', ['Occupation', 'Organization', 'Position']],
    ['Retired', ['Previous occupation', 'Previous organization', 'Previous position']],
  ])('of a parent who is %s', (status, labels) => {
    for (const parent of ['father', 'mother']) {
      const draft = answered(employed, `${parent}[employmentStatus]`, status);
      const shown = questionsOf(admission, parent, draft).map(({ field }) => labelOf(field, draft));
      expect(shown.slice(shown.indexOf('Employment status') + 1)).toEqual(labels);
    }
  });

  test('of one parent without regard to the other', () => {
    const draft = answered(employed, 'father[employmentStatus]', 'Retired');
    expect(labelOf(admission.steps.mother.fields.occupation, draft)).toBe('Occupation');
  });

  test.each([
    ['pre-kg-1', 'Previous Day Care'],
    ['pre-kg-2', 'Previous Day Care or School/s Attended'],
    ['lel-01', 'Previous Day Care or School/s Attended'],
    ['senior-se', 'Previous Day Care or School/s Attended'],
  ])('above the list for %s: %s', (grade, label) => {
    const draft = answered(employed, 'learner[gradeApplyingTo]', grade);
    expect(labelOf(admission.steps.learner.fields.dayCareSchool, draft)).toBe(label);
  });
});
