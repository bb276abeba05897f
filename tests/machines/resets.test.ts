import { describe, expect, test } from 'vitest';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { change, lists, openedIn } from '#tests/machines/startAdmission.ts';

const grade = ['learner', 'gradeApplyingTo'];
const inDayCare = ['learner', 'isEnrolledInDayCare'];
const hasSiblings = ['siblingsInfo', 'hasSiblings'];
const birthCity = ['learner', 'birthCity'];
const undo: WizardEvent = { type: 'UNDO_CHANGE' };

const toddler = 'pre-KG child from a day care';
const pupil = 'grade 5 pupil with two former schools';
const family = 'three siblings of which one applies';

type Row = [
  change: string,
  step: keyof typeof lists,
  example: AdmissionExample,
  path: string[],
  before: string,
  after: string,
];

const changes: Row[] = [
  ['a higher grade becomes the first', 'learner', pupil, grade, 'uel-05', 'pre-kg-1'],
  ['a higher grade becomes another higher grade', 'learner', pupil, grade, 'uel-05', 'int-08'],
  ['the first grade becomes a higher one', 'learner', toddler, grade, 'pre-kg-1', 'lel-01'],
  ['the child is in no day care', 'learner', toddler, inDayCare, 'yes', 'no'],
  ['the learner has no siblings', 'siblingsInfo', family, hasSiblings, 'yes', 'no'],
];

describe.each(changes)('when %s', (_change, step, example, path, before, after) => {
  const { list, first, blank } = lists[step];

  test('the list is reset to one blank entry, which is none of those before', () => {
    const { send, given, keys, entries } = openedIn(step, example);
    const known = keys();
    expect(known.length).toBeGreaterThan(1);
    send(change(path, after));
    expect(given(path)).toBe(after);
    expect(entries()).toEqual([blank]);
    expect(known).not.toContain(keys()[0]);
  });

  test('a list of several blank entries is reset, too', () => {
    const { send, write, entries } = openedIn(step, example);
    send(change(path, after), { type: 'ADD_ENTRY', path: list, key: 'e9' });
    write('');
    expect(entries()).toHaveLength(2);
    send(change(path, before));
    expect(entries()).toEqual([blank]);
  });

  test('a blank list leaves nothing to undo', () => {
    const { send, context, write } = openedIn(step, example);
    send(change(path, after));
    for (const answer of ['Rana', '']) write(answer);
    send(change(path, before));
    expect(context().undoable).toBeUndefined();
  });

  test('the same answer given again empties nothing', () => {
    const { send, context } = openedIn(step, example);
    const { draft } = context();
    send(change(path, before));
    expect(context().draft).toEqual(draft);
  });

  test('undoing it brings the list and the answer back, once', () => {
    const { send, context, given } = openedIn(step, example);
    const { draft, revision } = context();
    send(change(path, after), undo);
    expect(given(path)).toBe(before);
    expect(context()).toMatchObject({ draft, undoable: undefined, revision: revision + 1 });
    send(undo);
    expect(context()).toMatchObject({ draft, revision: revision + 1 });
  });

  test('the list stays blank after the answer was changed back, until that is undone', () => {
    const { send, context, entries } = openedIn(step, example);
    const { draft } = context();
    send(change(path, after), change(path, before));
    expect(entries()).toEqual([blank]);
    send(undo);
    expect(context().draft).toEqual(draft);
  });

  test('the undo is forgotten once something was written into the new list', () => {
    const { send, context, write } = openedIn(step, example);
    send(change(path, after));
    write('New');
    const { draft } = context();
    expect(context().undoable).toBeUndefined();
    send(undo);
    expect(context().draft).toBe(draft);
  });

  test('the next change keeps for its undo what was written into the new list', () => {
    const { send, entries, write } = openedIn(step, example);
    send(change(path, after));
    write('New');
    send(change(path, before), undo);
    expect(entries()).toEqual([{ ...blank, [first]: 'New' }]);
  });

  test('an entry that was removed before does not come back into the new list', () => {
    const { send, entries } = openedIn(step, example);
    send({ type: 'REMOVE', path: list, key: 'e2' }, change(path, after), { type: 'UNDO_REMOVE' });
    expect(entries()).toEqual([blank]);
  });

  test('an entry that was removed from the new list does not come back into the old one', () => {
    const { send, context } = openedIn(step, example);
    const { draft } = context();
    send(change(path, after), { type: 'ADD_ENTRY', path: list, key: 'e9' }, { type: 'REMOVE', path: list, key: 'e9' });
    send(undo, { type: 'UNDO_REMOVE' });
    expect(context().draft).toEqual(draft);
  });
});

describe('several changes in a row', () => {
  test.each([
    [
      'of the grade and the day care',
      pupil,
      [change(grade, 'int-08'), change(grade, 'pre-kg-1'), change(inDayCare, 'yes'), change(grade, 'soph')],
    ],
    ['of the day care and the grade', toddler, [change(inDayCare, 'no'), change(grade, 'lel-01')]],
  ] as const)('%s keep what the first of them emptied, and are undone together', (_which, example, events) => {
    const { send, context, entries } = openedIn('learner', example);
    const { draft } = context();
    send(...events);
    expect(entries()).toEqual([lists.learner.blank]);
    send(undo);
    expect(context().draft).toEqual(draft);
  });
});

test('other answers change neither the list nor the undo, and an undo does not change them', () => {
  const { send, context, given, entries } = openedIn('learner', pupil);
  send(change(birthCity, 'Saida'));
  expect(entries()).toHaveLength(2);
  send(change(grade, 'int-08'), change(birthCity, 'Sour'));
  expect(context().undoable).toBeDefined();
  send(undo);
  expect([given(birthCity), given(grade)]).toEqual(['Sour', 'uel-05']);
  expect(entries()).toHaveLength(2);
});

describe('the undo is forgotten', () => {
  test.each([
    ['learner', pupil, grade, 'int-08', 'parentsInfo'],
    ['siblingsInfo', family, hasSiblings, 'no', 'documents'],
  ] as const)('once the step is left: %s', (step, example, path, after, next) => {
    const { send, context, currentStep, entries } = openedIn(step, example);
    send(change(path, after), { type: 'NEXT' });
    expect(currentStep()).toBe(next);
    expect(context().undoable).toBeUndefined();
    send({ type: 'PREVIOUS' }, undo);
    expect(currentStep()).toBe(step);
    expect(entries()).toEqual([lists[step].blank]);
  });

  test('with the application', () => {
    const { send, context } = openedIn('learner', pupil);
    send(change(grade, 'int-08'), { type: 'RESTART' }, { type: 'START' });
    expect(context().undoable).toBeUndefined();
  });
});
