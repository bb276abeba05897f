import { step } from '#forms/form.ts';
import { genders } from '#forms/lists/genders.ts';
import { choice, date, email, number, pdf, phone, text, yesNo } from '#forms/staff/fields.ts';
import { hasChildren, married, marriedWoman } from '#forms/staff/rules.ts';
import { inContext } from '#languages/message.ts';

const maritalStatuses = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: inContext('one person', 'Married') },
];

export const personalInfo = step('Personal Information', {
  firstName: text('First name', { autocomplete: 'given-name' }),
  familyName: text('Family name', { autocomplete: 'family-name' }),
  fatherName: text("Father's name"),
  gender: choice('Gender', genders, { autocomplete: 'sex' }),
  birthDate: date('Date of birth', { past: true, autocomplete: 'bday', hint: 'For example 27 March 1990.' }),
  mobilePhone: phone('Mobile phone', {
    autocomplete: 'tel',
    hint: 'If we invite you to an interview, we call this number.',
  }),
  email: email('Email', { autocomplete: 'email' }),
  maritalStatus: choice('Marital status', maritalStatuses),
  maidenName: text('Maiden name', { when: marriedWoman, missing: 'Maiden name is required for married females.' }),
  spouseOccupation: text("Spouse's occupation", { when: married }),
  hasChildren: yesNo('Do you have children?', { noun: 'The question about children', when: married }),
  numberOfChildren: number('Number of children', { when: hasChildren, least: 1 }),
  passport: pdf('Photocopy of passport or Lebanese ID card', { missing: 'A passport image is required.' }),
});
