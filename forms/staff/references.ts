import { topLevelStep } from '#forms/form.ts';
import { email, list, phone, text, yesNo } from '#forms/staff/fields.ts';
import { hasReferences } from '#forms/staff/rules.ts';

export const references = topLevelStep('References', {
  hasReferences: yesNo('Do you have references?', { noun: 'The question about references' }),
  references: list(
    'References',
    {
      entry: 'reference',
      when: hasReferences,
      atHand: 'Names, phone numbers, emails and positions, if you have references',
    },
    {
      firstName: text('First name'),
      lastName: text('Last name'),
      mobileNo: phone('Mobile number'),
      email: email('Email'),
      position: text('Position'),
    },
  ),
});
