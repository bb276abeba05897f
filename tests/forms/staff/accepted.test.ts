import { describe, expect, test } from 'vitest';
import { receive } from '#forms/receive.ts';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { type Part, partsOf } from '#forms/wire.ts';
import { attached, PDF_TEXT } from '#tests/forms/attached.ts';
import { edited } from '#tests/forms/staff/edited.ts';

const received = (example: StaffExample, field: string, answer: Part[1]) => {
  const { answers, errors } = receive(staff, edited(example, { [field]: answer }));
  expect(errors).toBeUndefined();
  return new Map(partsOf(answers)).get(field);
};

const firstName = 'personalInfo[firstName]';
const mobilePhone = 'personalInfo[mobilePhone]';
const children = 'personalInfo[numberOfChildren]';
const specify = 'employmentInfo[hasHealthProblemsSpecify]';

test.each<[what: string, example: StaffExample, field: string, typed: string, kept: string]>([
  ['an Arabic name', 'single man', firstName, 'جورج', 'جورج'],
  ['an Arabic name with harakat', 'single man', firstName, 'مُحَمَّد', 'مُحَمَّد'],
  ['an accented name', 'single man', firstName, 'Zoë-Éléonore', 'Zoë-Éléonore'],
  ['an apostrophe', 'single man', firstName, "d'Arc", "d'Arc"],
  ['an emoji', 'single man', firstName, 'Elias 🎓', 'Elias 🎓'],
  ['a script element', 'single man', firstName, '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['what looks like a formula', 'single man', firstName, '=1+1', '=1+1'],
  ['what looks like JSON', 'single man', firstName, '{"__proto__":{}}', '{"__proto__":{}}'],
  ['spaces around a name', 'single man', firstName, '  Elias ', 'Elias'],
  ['a line break in a one-line answer', 'single man', firstName, 'Elias\r\nGeorge', 'Elias George'],
  ['bidi marks around a name', 'single man', firstName, '\u202bجورج\u202c', 'جورج'],
  ['a zero-width space within a name', 'single man', firstName, 'Eli\u200bas', 'Elias'],
  ['half of an emoji', 'single man', firstName, 'Elias \ud83c', 'Elias \ufffd'],
  ['several lines', 'married man without children', specify, 'One\r\nTwo\rThree\n', 'One\nTwo\nThree'],

  ['a number in Arabic-Indic digits', 'married mother of two', children, '٢', '2'],
  ['a number in full-width digits', 'married mother of two', children, '１２', '12'],
  ['a number in Persian digits', 'married mother of two', children, '۱۲', '12'],
  ['a date in Arabic-Indic digits', 'single man', 'personalInfo[birthDate]', '١٩٩٤-٠٣-١٧', '1994-03-17'],

  ['a Lebanese number without its country', 'single man', mobilePhone, '03 123 456', '+9613123456'],
  ['a number in Arabic-Indic digits and spaces', 'single man', mobilePhone, '٠٣ ١٢٣ ٤٥٦', '+9613123456'],
  ['a number copied out of a chat', 'single man', mobilePhone, '\u202a+961 3 123 456\u202c', '+9613123456'],

  [
    'spaces around an e-mail address',
    'single man',
    'personalInfo[email]',
    ' elias@mail.example ',
    'elias@mail.example',
  ],
])('%s is accepted', (_what, example, field, typed, kept) => {
  expect(received(example, field, typed)).toBe(kept);
});

describe('a PDF', () => {
  const passport = 'personalInfo[passport]';

  test.each([
    ['an Arabic name', { name: 'شهادة.pdf' }],
    ['another name and type', { name: 'DOC-20240312-WA0007.', type: 'image/jpeg' }],
  ])('with %s is accepted', (_what, claims) => {
    expect(received('single man', passport, attached(PDF_TEXT, claims))).toMatchObject(claims);
  });

  test('that asks for a password is accepted and flagged as locked', () => {
    expect(received('single man', passport, attached(PDF_TEXT, { locked: true }))).toMatchObject({ locked: true });
  });
});
