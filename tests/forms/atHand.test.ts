import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { atHand } from '#forms/atHand.ts';
import type { FieldMap } from '#forms/fieldTypes.ts';
import { applications } from '#tests/applications.ts';

const filesIn = (fields: FieldMap): string[] =>
  Object.values(fields).flatMap((field) => {
    if ('fields' in field) return filesIn(field.fields);
    return field.kind === 'pdf' ? [field.atHand ?? field.label] : [];
  });

describe.each(applications)('what to have at hand for $name', ({ form }) => {
  test('is listed for each step, in order and without repetition', () => {
    const steps = atHand(form);
    expect(steps.map(({ title }) => title)).toEqual(Object.values(form.steps).map(({ title }) => title));
    for (const { things } of steps) {
      const texts = things.map(({ text }) => text);
      expect(texts).toEqual([...new Set(texts)]);
    }
  });

  test.each(Object.entries(form.steps))('names every file that the step %s may ask for', (id, { fields }) => {
    const said = atHand(form)
      .find((step) => step.id === id)!
      .things.map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(filesIn(fields)));
  });
});

test('the registry extract and the blood types are listed before the form begins', () => {
  const texts = (id: string) =>
    atHand(admission)
      .find((step) => step.id === id)!
      .things.map(({ text }) => text);
  for (const step of ['learner', 'father', 'mother'])
    expect(texts(step)).toEqual(
      expect.arrayContaining(['Blood type', expect.stringContaining('from the registry extract')]),
    );
  for (const group of [
    'Address in Lebanon',
    'Previous day care or schools, if any: names, countries, grades and years',
  ])
    expect(texts('learner')).toContain(group);
});

test('the documents of the last step are those of the information page, with the forms to be completed', () => {
  expect(atHand(admission).at(-1)?.things).toEqual([
    { text: 'Completed medical form with a copy of the vaccination card', blankForm: 'medical' },
    { text: '1 passport photo' },
    { text: 'Copy of passport or Lebanese ID' },
    { text: 'Recommendation form from the previous school (optional)', blankForm: 'recommendation' },
    { text: 'Evaluation report from the previous school (if applicable)' },
  ]);
});
