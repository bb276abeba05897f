import { describe, expect, test } from 'vitest';
import type { FieldMap } from '#forms/fieldTypes.ts';
import { fullLabel, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { message } from '#languages/message.ts';
import { applications } from '#tests/applications.ts';
import { specifiedLabels } from '#tests/forms/specifiedLabels.ts';

const labelsIn = (fields: FieldMap, before = ''): [name: string, label: string][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${before}${name}`, field.label],
    ...('fields' in field ? labelsIn(field.fields, `${before}${name}.`) : []),
  ]);

describe.each(applications)('$name', ({ name: form, form: { steps }, form: whole, examples }) => {
  test.each(Object.entries(steps))('the questions of %s carry the labels that the school has specified', (id, step) => {
    const labels = new Map(labelsIn(step.fields));
    const specified = (specifiedLabels[form]?.[id] ?? '').split('\n').filter((line) => line.trim() !== '');
    const said = specified.map((line) => {
      const [name = ''] = line.trim().split(': ', 1);
      return `${name}: ${message(labels.get(name) ?? '')()}`;
    });
    expect(
      said,
      'The school has specified these labels. Where one is to change, change it in tests/forms/specifiedLabels.ts, too.',
    ).toEqual(specified.map((line) => line.trim()));
  });

  test.each(Object.entries(examples))('each question has a full label of its own: %s', (_name, answers) => {
    const draft = draftOf(whole, answers);
    for (const id of Object.keys(steps)) {
      const labels = questionsOf(whole, id, draft).map((question) => fullLabel(question, draft));
      expect(labels, id).toEqual([...new Set(labels)]);
      expect(labels, 'away from its place it says what is to be specified').not.toContain('Specify');
    }
  });
});
