import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf, receive } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';
import { answered } from '#tests/forms/admission/edited.ts';
import { admissionConditions, staffConditions } from '#tests/forms/conditions.ts';
import { draftNamed, editedParts } from '#tests/forms/staff/edited.ts';

const all = [
  ...staffConditions.map((condition) => ({
    form: staff as Form,
    example: staffExamples[condition[1]] as object,
    condition,
  })),
  ...admissionConditions.map((condition) => ({
    form: admission as Form,
    example: admissionExamples[condition[1]],
    condition,
  })),
];

const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name));

describe.each(all)('$form.name, $condition.0', ({ form, example, condition }) => {
  const [, , decides, not, asks, instead = {}] = condition;
  const steps = Object.keys(form.steps);
  const questionsIn = (draft: DraftGroup) => steps.flatMap((id) => questionsOf(form, id, draft));
  const askedOf = (draft: DraftGroup) => questionsIn(draft).map(({ path }) => nameAt(draft, path));
  const messagesOf = (draft: DraftGroup) => steps.flatMap((id) => [...validateStep(form, id, draft).messages.keys()]);
  const sentFor = (draft: DraftGroup) => partsOf(answersOf(form, draft)).map(([name]) => name);
  const isAsked = (name: string) => asks.some((asked) => name === asked || name.startsWith(`${asked}[`));

  const given = draftOf(form, example);
  const shown = Object.entries(instead).reduce((draft, [name, answer]) => answered(draft, name, answer), given);
  const hidden = answered(shown, decides, not);

  test('shows its own questions and no others', () => {
    const holds = `the rule ‘${condition[0]}’ of ${form.name} holds for the ${condition[1]}`;
    expect(without(asks, askedOf(shown)), `Not asked, though ${holds}`).toEqual([]);
    const others = [...without(askedOf(shown), asks), ...Object.keys(instead)];
    const fails = `it does not hold where ${decides} is ‘${not}’`;
    expect(without(askedOf(hidden), others), `Asked, though ${fails}`).toEqual([]);
    expect(without(others, askedOf(hidden)), `Not asked, though ${fails}`).toEqual([]);
  });

  test('neither checks nor sends what it hides', () => {
    const wrong = asks.reduce((draft, name) => answered(draft, name, '?'.repeat(3_000)), hidden);
    expect(messagesOf(wrong)).toEqual([]);
    const others = [...sentFor(shown).filter((name) => !isAsked(name)), ...Object.keys(instead)];
    expect(sentFor(wrong).toSorted()).toEqual(others.toSorted());
  });

  test('restores the hidden answers when it holds again', () => {
    const { path } = questionsIn(shown).find((question) => nameAt(shown, question.path) === decides)!;
    expect(answersOf(form, answered(hidden, decides, answerAt(shown, path)))).toEqual(answersOf(form, shown));
  });

  test('refuses an answer to a hidden question', () => {
    const edits = Object.fromEntries(
      Object.entries(instead).map(([name, answer]) => [name, Array.isArray(answer) ? answer[0] : answer]),
    );
    const stale = sentFor(given).filter(isAsked);
    expect(receive(form, editedParts(example, { ...edits, [decides]: not })).errors).toEqual(
      Object.fromEntries(stale.map((name) => [name, 'This question is not asked with these answers.'])),
    );
  });
});

test('an answer to a question that is not asked is refused, unless it is blank', () => {
  const example = staffExamples['single man'];
  const errorsWith = (answer: string) =>
    receive(staff, [...editedParts(example, {}), ['personalInfo[spouseOccupation]', answer]]).errors;
  expect(errorsWith(' ')).toBeUndefined();
  expect(Object.keys(errorsWith('x')!)).toEqual(['personalInfo[spouseOccupation]']);
});

test('neither subjects nor a department are asked for before the post was chosen', () => {
  const draft = answered(draftNamed('married mother of two'), 'employmentInfo[applyingFor]', '');
  const asked = questionsOf(staff, 'employmentInfo', draft).map(({ path }) => path.join('.'));
  expect(asked.filter((path) => /teacher|department/.test(path))).toEqual([]);
});
