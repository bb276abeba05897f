import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receive } from '#forms/receive.ts';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { type Edits, edited } from '#tests/forms/staff/edited.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const levels =
  'Pre-KG 1, Pre-KG 2, Pre-KG 3, Grade 1, Grade 2, Grade 3, Grade 4, Grade 5, Grade 6, Grade 7, Grade 8, Grade 9, ' +
  'Grade 10 (Sophomore), Grade 11 (GLS), Grade 11 (SE), Grade 12 (GS), Grade 12 (LS), Grade 12 (SE)';

const phone = 'Please provide a valid phone number.';
const noBirthDate = 'Date of birth is incomplete, or there is no such day. Please check the day, month and year.';
const noEmail = 'Email must be a valid email';
const onePhone = 'Please give one number here.';
/** Also of a certificate, as specified. */
const passport = 'A passport image is required.';
const order = "'To' must not be before 'From'.";
const whole = 'Number of children must be a whole number of 1 or more';
const birthDate = 'personalInfo[birthDate]';
const mobilePhone = 'personalInfo[mobilePhone]';
const email = 'personalInfo[email]';
const number = 'personalInfo[numberOfChildren]';

type Row = [rule: string, example: StaffExample, field: string, answer: Edits[string], message: string];

test.each<Row>([
  [
    'a gender is one of two',
    'single man',
    'personalInfo[gender]',
    'Male',
    'Gender must be one of the following values: Male, Female',
  ],
  [
    'a marital status is one of two',
    'single man',
    'personalInfo[maritalStatus]',
    'divorced',
    'Marital status must be one of the following values: Single, Married',
  ],
  [
    'a post is one of two',
    'single man',
    'employmentInfo[applyingFor]',
    'Teacher Position',
    'The position you are applying for must be one of the following values: Teacher Position, Administrative Position',
  ],
  [
    'a level is one of the school’s',
    'single man',
    'employmentInfo[teacher][0][level]',
    'grade-7',
    `Level must be one of the following values: ${levels}`,
  ],
  ['what is no date is not called a future one', 'single man', birthDate, 'unknown', noBirthDate],
  [
    'a birth date is not in the future',
    'single man',
    birthDate,
    '2026-11-22',
    'The date of birth must not be in the future.',
  ],
  ['a birth date is a date', 'single man', birthDate, '17/03/1994', noBirthDate],
  ['a birth date is a day of the calendar', 'single man', birthDate, '1994-02-30', noBirthDate],
  ['a birth date has no time', 'single man', birthDate, '1994-03-17T00:00', noBirthDate],
  ['a school’s To is not before its From', 'single man', 'education[academicInfo][0][to]', '2012-09-16', order],
  ['each school is compared with itself', 'experienced teacher', 'education[academicInfo][2][to]', '2003-09-14', order],
  [
    'a school’s From is a date',
    'single man',
    'education[academicInfo][0][from]',
    '2012',
    'From is incomplete, or there is no such day. Please check the day, month and year.',
  ],
  [
    'an experience’s To is not before its From',
    'experienced teacher',
    'workExperience[experiences][1][to]',
    '2016-08-31',
    order,
  ],
  [
    'an experience’s To is a date',
    'experienced teacher',
    'workExperience[experiences][0][to]',
    'now',
    'To is incomplete, or there is no such day. Please check the day, month and year.',
  ],

  ['an e-mail address has an @', 'single man', email, 'elias.mail.example', noEmail],
  ['an e-mail address has a domain', 'single man', email, 'elias@', noEmail],
  ['an e-mail address is one address', 'single man', email, 'a@mail.example, b@mail.example', noEmail],
  [
    'a reference’s e-mail address is valid',
    'experienced teacher',
    'references[1][email]',
    'hala@tannous..example',
    noEmail,
  ],

  ['a phone number has digits', 'single man', mobilePhone, 'none', phone],
  ['a phone number is long enough', 'single man', mobilePhone, '03 123', phone],
  ['a phone number is short enough', 'single man', mobilePhone, '+961 3 123 456 789', phone],
  ['a phone number exists in its country', 'single man', mobilePhone, '+961 00 000 000', phone],
  ['a phone number is one number', 'single man', mobilePhone, '03 123 456 / 70 123 456', onePhone],
  ['a reference’s phone number is valid', 'experienced teacher', 'references[0][mobileNo]', '12', phone],

  ['a number of children is at least 1', 'married mother of two', number, '0', whole],
  ['a number of children is not negative', 'married mother of two', number, '-2', whole],
  ['a number of children is whole', 'married mother of two', number, '1.5', whole],
  ['a number of children is a number', 'married mother of two', number, 'two', whole],
  ['a name is required', 'single man', 'personalInfo[firstName]', undefined, 'First name is a required field'],
  [
    'a maiden name is required of a married woman',
    'married mother of two',
    'personalInfo[maidenName]',
    undefined,
    'Maiden name is required for married females.',
  ],
  ['a passport is required', 'single man', 'personalInfo[passport]', undefined, passport],
  ['a certificate is required', 'single man', 'education[academicInfo][0][certificate]', undefined, passport],
  ['a number of children has no exponent', 'married mother of two', number, '1e1', whole],
])('%s', (_rule, example, field, answer, message) => {
  expect(receive(staff, edited(example, { [field]: answer })).errors).toEqual({ [field]: message });
});

test.each<[limit: string, example: StaffExample, field: string, answer: Part]>([
  ['a birth date may be today, by the clock of Beirut', 'single man', birthDate, '2026-11-21'],
  ['a school may end on the day it began', 'single man', 'education[academicInfo][0][to]', '2012-09-17'],
  ['a school may end after today', 'single man', 'education[academicInfo][0][to]', '2027-06-30'],
  ['29 February of a leap year is a day', 'single man', birthDate, '1996-02-29'],
  ['one child is enough', 'married mother of two', number, '1'],
])('%s', (_limit, example, field, answer) => {
  expect(receive(staff, edited(example, { [field]: answer })).errors).toBeUndefined();
});

type Part = NonNullable<Edits[string]>;
