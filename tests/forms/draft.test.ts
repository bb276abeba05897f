import { describe, expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { isChanged } from '#forms/check.ts';
import { answerAt, blank, blankEntry, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { newId, newKey } from '#forms/id.ts';
import { staff } from '#forms/staff/staff.ts';
import { attached, PDF_TEXT } from '#tests/forms/attached.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const { education } = staff.steps;
const languages = ['education', 'languages'] as const;
const teacher = draftNamed('experienced teacher');

describe('a blank draft', () => {
  test('has no answers, and one blank entry in each list', () => {
    expect(blank(staff).personalInfo.firstName).toBe('');
    expect(blank(staff).personalInfo.passport).toEqual([]);
    expect(blank(staff).education.languages).toEqual([{ key: 'e1', '': '' }]);
    expect(blank(staff).references).toEqual([
      { key: 'e1', firstName: '', lastName: '', mobileNo: '', email: '', position: '' },
    ]);
  });

  test('is not changed in any step', () => {
    expect(Object.keys(staff.steps).filter((id) => isChanged(staff, id, blank(staff)))).toEqual([]);
  });
});

describe('withAnswer', () => {
  test('replaces an answer and keeps the identity of everything beside its path', () => {
    const next = withAnswer(teacher, [...languages, 'e2', ''], 'Armenian');
    expect(answerAt(next, [...languages, 'e2', ''])).toBe('Armenian');
    expect(next.personalInfo).toBe(teacher.personalInfo);
    expect(next.education.academicInfo).toBe(teacher.education.academicInfo);
    expect(next.education.languages[0]).toBe(teacher.education.languages[0]);
    expect(next.education.languages[2]).toBe(teacher.education.languages[2]);
  });

  test('leaves the draft before as it was', () => {
    const before = structuredClone(blank(staff));
    withAnswer(before, ['personalInfo', 'firstName'], 'Elias');
    expect(before).toEqual(blank(staff));
  });

  test('keeps the whole draft when the answer is the same', () => {
    expect(withAnswer(teacher, [...languages, 'e1', ''], 'Arabic')).toBe(teacher);
  });

  test.each([
    ['a section the form does not have', ['nothing', 'firstName']],
    ['an entry that was removed', [...languages, 'e9', '']],
    ['a field an entry does not have', [...languages, 'e1', 'nothing']],
    ['a file that was removed', ['personalInfo', 'passport', 'f1', 'name']],
    ['what every object inherits', ['toString']],
    ['the prototype', ['__proto__']],
  ])('changes nothing on a path to %s', (_what, path) => {
    expect(withAnswer(teacher, path, 'x')).toBe(teacher);
    expect(answerAt(teacher, [...languages, 'e1', ''])).toBe('Arabic');
  });
});

describe('a path', () => {
  test('leads to an entry by its key, wherever it is in the list', () => {
    const moved = withAnswer(teacher, languages, teacher.education.languages.slice(1));
    expect(answerAt(moved, [...languages, 'e3', ''])).toBe('French');
    expect(answerAt(moved, [...languages, 'e2', ''])).toBe('English');
  });

  test('that no longer leads anywhere finds nothing', () => {
    expect(answerAt(teacher, [...languages, 'e9', ''])).toBeUndefined();
    expect(answerAt(teacher, ['nothing', 'at', 'all'])).toBeUndefined();
  });
});

describe('a step is changed', () => {
  const changed = (draft: DraftGroup) => isChanged(staff, 'education', draft);
  const { languages: list } = education.fields;

  test('by a text, and unchanged again once the text is gone', () => {
    const typed = withAnswer(blank(staff), [...languages, 'e1', ''], 'Arabic');
    expect(changed(typed)).toBe(true);
    expect(changed(withAnswer(typed, [...languages, 'e1', ''], ''))).toBe(false);
  });

  test('by a file', () => {
    const path = ['education', 'academicInfo', 'e1', 'certificate'];
    expect(changed(withAnswer(blank(staff), path, [attached(PDF_TEXT)]))).toBe(true);
  });

  test('by another entry', () => {
    const two = [blankEntry(list, 'e1'), blankEntry(list, 'e2')];
    expect(changed(withAnswer(blank(staff), languages, two))).toBe(true);
  });

  test('by an answer of a group in it', () => {
    const typed = withAnswer(blank(admission), ['learner', 'address', 'street'], 'Hamra');
    expect(isChanged(admission, 'learner', typed)).toBe(true);
  });

  test('not by an entry’s key', () => {
    expect(changed(withAnswer(blank(staff), languages, [blankEntry(list, 'another')]))).toBe(false);
  });

  test('not by another step’s answers', () => {
    expect(changed(withAnswer(blank(staff), ['personalInfo', 'firstName'], 'Elias'))).toBe(false);
  });
});

test('entries and applications have ids also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(/^[\da-f]{8}$/);
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
