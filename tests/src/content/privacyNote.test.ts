import { expect, test } from 'vitest';
import { form, type Step, step } from '#forms/form.ts';
import { education } from '#forms/staff/education.ts';
import { personalInfo } from '#forms/staff/personalInfo.ts';
import { privacyNote } from '#src/content/privacyNote.ts';

const { firstName, passport } = personalInfo.fields;
const { academicInfo } = education.fields;
const noteOf = (fields: Step['fields']) =>
  privacyNote.text(
    form({ name: 'visit', title: 'Visit', path: '/visit', applicant: () => '' }, { visit: step('Visit', fields) }),
    true,
  );

test('a form speaks of files before its first question only where it asks for some, be it in a list', () => {
  expect(noteOf({ firstName })).toMatch(/^Your answers stay on this device /);
  expect(noteOf({ firstName, passport })).toMatch(/^Your answers and files stay on this device /);
  expect(noteOf({ firstName, academicInfo })).toMatch(/^Your answers and files stay on this device /);
});
