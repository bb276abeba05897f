import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { validateStep } from '#forms/check.ts';
import { blank, withAnswer } from '#forms/draft.ts';
import { fullLabel, idOf, messageAway, nameAt, questionsOf } from '#forms/questions.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const teacher = draftNamed('experienced teacher');
const labelled = (step: string, draft = teacher) =>
  questionsOf(staff, step, draft).map((question) => fullLabel(question, draft));

describe('a question', () => {
  test('has the number of its entry in its full label', () => {
    expect(labelled('education')).toEqual(
      expect.arrayContaining(['From, school 1', 'Certificate, school 3', 'Language 2', 'Computer literacy']),
    );
  });

  test('has its subject in its full label, if its label is not clear alone', () => {
    const applicant = draftNamed('married man without children');
    expect(labelled('employmentInfo', applicant)).toEqual(
      expect.arrayContaining(['Specify, other schools', 'Specify, health problems']),
    );
  });

  test('has the name of its group in its full label', () => {
    const draft = blank(admission);
    expect(questionsOf(admission, 'learner', draft).map((question) => fullLabel(question, draft))).toContain(
      'Floor, Address in Lebanon',
    );
  });

  test('is named in its message outside the page', () => {
    const blankSiblings = withAnswer(blank(admission), ['siblingsInfo', 'hasSiblings'], 'yes');
    const away = (step: string) => {
      const { messages } = validateStep(admission, step, blankSiblings);
      return questionsOf(admission, step, blankSiblings).flatMap((question) => {
        const message = messages.get(idOf(question.path));
        return message ? [messageAway(question, message, blankSiblings)] : [];
      });
    };
    expect(away('learner')).toContain('Has the learner repeated a grade? Please answer yes or no.');
    expect(away('learner')).toContain('Please specify if accommodations for learning needs are needed.');
    expect(away('siblingsInfo')).toContain('Is attending BAC? (sibling 1) Please answer yes or no.');
    expect(away('siblingsInfo')).toContain('First name is required (sibling 1).');
    // Some messages of the specification do not name their question.
    const [, passport] = away('documents');
    expect(passport).toBe('Passport photo: A passport image is required.');
  });

  test('has an id and a wire name', () => {
    const path = ['education', 'languages', 'e2', ''];
    expect(idOf(path)).toBe('education-languages-e2');
    expect(nameAt(teacher, path)).toBe('education[languages][1]');
    expect(nameAt(teacher, ['references', 'e2', 'email'])).toBe('references[1][email]');
    expect(nameAt(teacher, ['hasReferences'])).toBe('hasReferences');
  });

  test('keeps its id and changes its wire name when an entry before it goes', () => {
    const languages = ['education', 'languages'];
    const shorter = withAnswer(teacher, languages, teacher.education.languages.slice(1));
    expect(idOf([...languages, 'e2', ''])).toBe('education-languages-e2');
    expect(nameAt(shorter, [...languages, 'e2', ''])).toBe('education[languages][0]');
  });
});
