import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { answerAt, blankEntry, withAnswer } from '#forms/draft.ts';
import { entriesOf, filesOf } from '#forms/draftValue.ts';
import { refusalOf, refusedAnswers } from '#machines/wizard/refusedAnswers.ts';
import { whenInWords } from '#src/components/clock.ts';
import { sentenceOf, whereSaved } from '#src/wizard/sending/failures.ts';
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
  const named = (now: typeof draft) => namedBy(admission, now, refused, { kind: 'refused', errors });
  expect(named(draft).map(({ label, message }) => [label, message])).toEqual([
    ['Grade, day care or school 2', 'Which grade?'],
  ]);
  expect(named(withAnswer(draft, [...list, entries[0]!.key, 'grade'], 'Grade 3'))).toEqual([]);
});

test('a question that the page knows since it was loaded again is not called one that it does not ask', () => {
  const errors = { 'learner[name]': 'First name is required.', shoeSize: 'Too large.' };
  expect(namedBy(admission, pupil, [], { kind: 'refused', errors })).toEqual([
    { label: 'A question that is not on this page', message: 'Too large.' },
  ]);
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

test('a busy receiver can be tried again once the minute that is named begins', () => {
  const retryAt = new Date(2026, 10, 3, 14, 5, 20);
  const sentence = sentenceOf({ kind: 'busy', retryAt: retryAt.getTime() }, '');
  expect(sentence).toContain(`try again ${whenInWords(new Date(2026, 10, 3, 14, 6))} or later`);
});

test('where an application is too large, its three largest files are named with their sizes, the largest first', () => {
  const megabytes = [1, 4, 2, 3];
  const photos = megabytes.map((size) => ({
    ...filesOf(answerAt(pupil, ['medicalDocs']))[0]!,
    id: `${size}`,
    name: `${size}.pdf`,
    size: size * 1024 * 1024,
  }));
  const draft = withAnswer(pupil, ['medicalDocs'], photos);

  expect(namedBy(admission, draft, [], { kind: 'too large' }).map(({ label, message }) => [label, message])).toEqual([
    ['4.pdf', '4 MB'],
    ['3.pdf', '3 MB'],
    ['2.pdf', '2 MB'],
  ]);
});

test('a failure says where the answers are, and when to try again', () => {
  expect(whereSaved({ stored: false })).toContain('Please keep this page open');
  expect(whereSaved({ stored: true })).toContain('Your answers and files are saved');
  expect(sentenceOf({ kind: 'busy' }, '')).toContain('in a few minutes');
  expect(sentenceOf({ kind: 'busy', retryAt: Date.now() }, '')).toContain('or later');
});
