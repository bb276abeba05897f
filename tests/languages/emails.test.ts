import '#languages/all.ts';
import { expect, test } from 'vitest';
import { emailToApplicant, emailToOffice } from '#server/office/mail/emails.ts';

const mail = {
  form: 'staff',
  key: 'k',
  reference: 'K7MQ4-XR29H',
  receivedAt: '2026-11-22T09:14:00.000Z',
  applicant: 'Elias Khoury',
  recipient: 0,
  withheld: 0,
  tries: 0,
  age: 0,
};

test.each([
  ['ar', 'استلمنا'],
  ['fr', 'reçu'],
] as const)(
  'the receipt of an application in %s is in that language, the e-mail to the office in English',
  (language, word) => {
    const receipt = emailToApplicant({ ...mail, language }, 'elias@mail.example');
    expect(receipt.subject).toContain(word);
    expect(receipt.text).toContain('K7MQ4-XR29H');
    expect(receipt.text).not.toMatch(/\b(?:your|received|reference:)\b/i);
    const toOffice = emailToOffice([{ ...mail, language, recipient: 'office' }], 'office@school.example');
    expect(toOffice.subject).toBe('Staff Application K7MQ4-XR29H: Elias Khoury');
  },
);
