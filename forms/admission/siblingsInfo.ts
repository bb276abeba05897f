import { choice, date, list, text, yesNo } from '#forms/admission/fields.ts';
import { familyNameGiven } from '#forms/admission/given.ts';
import { hasSiblings, notAttending } from '#forms/admission/rules.ts';
import { step } from '#forms/form.ts';
import { siblingLevels } from '#forms/lists/levels.ts';

export const siblingsInfo = step('Siblings Information', {
  hasSiblings: yesNo('Does the learner have siblings?', {
    noun: 'Siblings',
    resets: ['siblings'],
    hint: 'Changing this answer clears the list of siblings.',
  }),
  siblings: list(
    'Siblings',
    {
      entry: 'sibling',
      when: hasSiblings,
      atHand: 'Names, dates of birth and grades of brothers and sisters, if any',
    },
    {
      firstName: text('First name'),
      lastName: text('Last name', { missing: 'Last country is required.', offer: familyNameGiven }),
      dateOfBirth: date('Date of birth', { past: true, hint: 'For example 14 May 2021.' }),
      grade: choice('Grade', siblingLevels),
      isAttendingBac: yesNo('Is attending BAC?', { noun: 'Attending BAC' }),
      isApplyingToBac: yesNo('Is applying to BAC?', { noun: 'Applying to BAC', when: notAttending }),
    },
  ),
});
