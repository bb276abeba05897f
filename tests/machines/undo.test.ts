import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { filesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { draftOf } from '#forms/receive.ts';
import { reusable } from '#forms/reuse.ts';
import { receipt } from '#machines/inspect/samples.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { change, openedIn } from '#tests/machines/startAdmission.ts';

const undo: WizardEvent = { type: 'UNDO_CHANGE' };
const pupil = 'grade 5 pupil with two former schools';
const supports = ['hasSpeechTherapy', 'hasPsychomotorTherapy'].map((name) => ['learner', name]);
const refuse: WizardEvent = {
  type: 'ANSWER_ALL',
  by: ['learner', 'supports'],
  answers: supports.map((path) => [path, 'no']),
};
const grade = ['learner', 'gradeApplyingTo'];
const previous = reusable(admission, draftOf(admission, admissionExamples['three siblings of which one applies']));

test('answers that are set at once are undone at once', () => {
  const { send, context } = openedIn('learner', 'child with all nine supports');
  const { draft, revision } = context();
  send(refuse);
  expect(context().revision).toBe(revision + 1);
  send(undo);
  expect(context().draft).toEqual(draft);
});

test('answers that were set at once are not undone after one of them was changed', () => {
  const { send, context, given } = openedIn('learner', pupil);
  send(refuse, change(supports[1]!, 'yes'), undo);
  expect(context().undoable).toBeUndefined();
  expect(supports.map(given)).toEqual(['no', 'yes']);
});

test('a list that is reset after them is restored alone', () => {
  const { send, given, entries } = openedIn('learner', pupil);
  const schools = entries();
  send(change(supports[0]!, 'yes'), refuse, change(grade, 'int-08'));
  expect(entries()).not.toEqual(schools);
  send(undo);
  expect(entries()).toEqual(schools);
  expect(supports.map(given)).toEqual(['no', 'no']);
});

test('a file that was removed is brought back, but not beside one that was attached since', () => {
  const { send, given } = openedIn('learner', 'child with all nine supports');
  const path = ['learner', 'speechTherapyFile'];
  const [file] = filesOf(given(path));
  const remove: WizardEvent = { type: 'DETACH', path, ids: [file!.id] };
  send(remove, undo);
  expect(given(path)).toEqual([file]);
  const files = [examplePdf('another.pdf')];
  send(remove, { type: 'CHOOSE', path, files, multiple: false }, { type: 'ATTACH', files }, undo);
  expect(given(path)).toEqual(files);
});

test('an offer is removed when another tab has erased the application, and its newer receipt counts', () => {
  const { send, context } = openedIn('learner', pupil);
  send({ type: 'SUSPEND' }, { type: 'RESTORE', draft: context().draft, previous, receipt });
  expect(context()).toMatchObject({ previous, receipt });
  const newer = { ...receipt, reference: 'XR29H-K7MQ4' };
  send({ type: 'SUSPEND' }, { type: 'RESTORE', draft: context().draft, receipt: newer });
  expect(context().receipt).toEqual(newer);
  send({ type: 'SUSPEND' }, { type: 'RESTORE' });
  expect(context().previous).toBeUndefined();
});

test('a form that was started stays open when another tab has erased its answers', () => {
  const { send, currentStep } = openedIn('learner', pupil);
  send({ type: 'SUSPEND' }, { type: 'START' }, { type: 'RESTORE' }, { type: 'SUSPEND' }, { type: 'RESTORE' });
  expect(currentStep()).toBe('learner');
});

test('an offer to another child is kept while another tab holds the form', () => {
  const { send, context, currentStep } = openedIn('learner', pupil);
  send({ type: 'SUSPEND' }, { type: 'RESTORE', receipt });
  send({ type: 'ANOTHER' }, { type: 'SUSPEND' }, { type: 'RESTORE', receipt });
  expect(currentStep()).toBe('learner');
  expect(context().previous).toBeDefined();
});

test('an entry that was removed can be put back after a file that was removed next', () => {
  const { send, context, keys, entries, given } = openedIn('learner', pupil);
  const [, removed] = keys();
  const list = ['learner', 'dayCareSchool'];
  const support = ['learner', 'speechTherapyFile'];
  const files = [examplePdf('therapy.pdf')];
  const before = entries();
  send({ type: 'CHOOSE', path: support, files, multiple: false }, { type: 'ATTACH', files });
  send({ type: 'REMOVE', path: list, key: removed! }, { type: 'DETACH', path: support, ids: [files[0]!.id] }, undo);
  expect(filesOf(given(support))).toEqual(files);
  expect(context().removal).toBeDefined();
  send({ type: 'UNDO_REMOVE' });
  expect(entries()).toEqual(before);
});
