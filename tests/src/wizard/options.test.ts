import '#languages/all.ts';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { setLanguage } from '#languages/current.ts';
import { optionsOf } from '#src/wizard/step/optionsOf.ts';

test('a long list is sorted in the language of the page, but for its first entry; a short one keeps its order', () => {
  const { nationality1, gradeApplyingTo } = admission.steps.learner.fields;
  setLanguage('ar');
  const [, ...rest] = optionsOf(nationality1).map(({ label }) => label);
  expect(optionsOf(nationality1)[0]!.value).toBe(nationality1.options!()[0]!.value);
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('ar').compare));
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);
  expect(values(optionsOf(gradeApplyingTo))).toEqual(values(gradeApplyingTo.options!()));
});
