import { describe, expect, test } from 'vitest';
import { type AdmissionDraft, admission } from '#forms/admission/admission.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { labelOf } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { conditions } from '#tests/forms/admission/conditions.ts';
import { answered, draftNamed, edited } from '#tests/forms/admission/edited.ts';

const steps = Object.keys(admission.steps);
const questionsIn = (draft: AdmissionDraft) => steps.flatMap((id) => questionsOf(admission, id, draft));
const askedOf = (draft: AdmissionDraft) => questionsIn(draft).map(({ path }) => nameAt(draft, path));
const messagesOf = (draft: AdmissionDraft) =>
  steps.flatMap((id) => [...validateStep(admission, id, draft).messages.keys()]);
const sentFor = (draft: AdmissionDraft) => partsOf(answersOf(admission, draft)).map(([name]) => name);
const isUnder = (asks: readonly string[]) => (name: string) =>
  asks.some((asked) => name === asked || name.startsWith(`${asked}[`));

describe.each(conditions)('%s', (_condition, example, decides, not, asks, instead = {}) => {
  const shown = Object.entries(instead).reduce((draft, [name, answer]) => answered(draft, name, answer), {
    ...draftNamed(example),
  });
  const hidden = answered(shown, decides, not);

  test('shows its own questions and no others', () => {
    expect(askedOf(shown)).toEqual(expect.arrayContaining([...asks]));
    const others = [...askedOf(shown).filter((name) => !asks.includes(name)), ...Object.keys(instead)];
    expect(askedOf(hidden).toSorted()).toEqual(others.toSorted());
  });

  test('neither checks nor sends what it hides', () => {
    const wrong = asks.reduce((draft, name) => answered(draft, name, '?'.repeat(3_000)), hidden);
    expect(messagesOf(wrong)).toEqual([]);
    const others = [...sentFor(shown).filter((name) => !isUnder(asks)(name)), ...Object.keys(instead)];
    expect(sentFor(wrong).toSorted()).toEqual(others.toSorted());
  });

  test('restores the hidden answers when it holds again', () => {
    const { path } = questionsIn(shown).find((question) => nameAt(shown, question.path) === decides)!;
    const before = answerAt(shown, path);
    expect(answersOf(admission, answered(hidden, decides, before))).toEqual(answersOf(admission, shown));
  });

  test('refuses an answer to a hidden question', () => {
    const edits = Object.fromEntries(
      Object.entries(instead).map(([name, answer]) => [name, Array.isArray(answer) ? answer[0] : answer]),
    );
    const stale = sentFor(draftNamed(example)).filter(isUnder(asks));
    expect(receive(admission, edited(example, { ...edits, [decides]: not })).errors).toEqual(
      Object.fromEntries(stale.map((name) => [name, 'This question is not asked with these answers.'])),
    );
  });
});

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
