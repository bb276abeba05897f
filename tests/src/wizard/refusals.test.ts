import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { answerAt, blankEntry, withAnswer } from '#forms/draft.ts';
import { entriesOf } from '#forms/draftValue.ts';
import { refusalOf, refusedAnswers } from '#machines/wizard/refusedAnswers.ts';
import { namedBy } from '#src/wizard/sending/refusals.ts';
import { draftNamed } from '#tests/forms/admission/edited.ts';

const pupil = draftNamed('grade 5 pupil with two former schools');

test('a refusal leads to the entry that was sent, not to a blank one before it', () => {
  const list = ['learner', 'dayCareSchool'];
  const entries = entriesOf(answerAt(pupil, list));
  const first = blankEntry(admission.steps.learner.fields.dayCareSchool, 'blank');
  const draft = withAnswer(pupil, list, [first, ...entries]);

  const errors = { 'learner[dayCareSchool][0][grade]': 'Which grade?' };
  const refused = refusedAnswers(admission, draft, errors);

  expect(refusalOf(refused, draft, [...list, entries[0]!.key, 'grade'])).toBe('Which grade?');
  expect(refusalOf(refused, draft, [...list, 'blank', 'grade'])).toBeUndefined();
});

test('the messages for several files of one question stand at that question', () => {
  const errors = {
    'medicalDocs[0]': 'The first is damaged.',
    'medicalDocs[1]': 'The second is damaged.',
    'medicalDocs[2]': 'The second is damaged.',
  };

  const refused = refusedAnswers(admission, pupil, errors);

  expect(namedBy(admission, pupil, refused, { kind: 'refused', errors })).toMatchObject([
    { message: 'The first is damaged. The second is damaged.' },
  ]);
});
