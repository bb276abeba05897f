import { expect, test } from 'vitest';
import { withAnswer } from '#forms/draft.ts';
import { staff } from '#forms/staff/staff.ts';
import { placeFor, resumingStep } from '#machines/wizard/places.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const complete = draftNamed('experienced teacher');
const steps = Object.keys(staff.steps);
const incomplete = {
  personalInfo: withAnswer(complete, ['personalInfo', 'firstName'], ''),
  education: withAnswer(complete, ['education', 'academicInfo', 'e1', 'degree'], ''),
  workExperience: withAnswer(complete, ['workExperience', 'hasWorkExperience'], ''),
  employmentInfo: withAnswer(complete, ['employmentInfo', 'applyingFor'], ''),
};

const requested = (draft: typeof complete, place: string, reached = steps.length - 1) =>
  placeFor(staff, { draft, phoneRules: undefined, reached }, place);

test.each(steps)('of a complete application %s opens when it is requested', (step) => {
  expect(requested(complete, step)).toBe(step);
});

test.each(Object.entries(incomplete))('while %s is incomplete no step after it opens', (step, draft) => {
  for (const later of steps.slice(steps.indexOf(step))) expect(requested(draft, later)).toBe(step);
  for (const earlier of steps.slice(0, steps.indexOf(step))) expect(requested(draft, earlier)).toBe(earlier);
});

test('no step opens that was not reached, and no place that is not a step', () => {
  expect(requested(complete, 'references', 1)).toBe('education');
  expect(requested(complete, 'info')).toBeUndefined();
});

test.each(Object.entries(incomplete))('a stored draft with an invalid %s is opened there, or before', (step, draft) => {
  const resumed = (stored?: string) => resumingStep(staff, { draft, phoneRules: undefined }, stored);
  for (const [position, stored] of steps.entries())
    expect(resumed(stored)).toBe(position > steps.indexOf(step) ? step : stored);
  expect([resumed(), resumed('of an older form')]).toEqual([steps[0], steps[0]]);
});
