import { choice, date, list, text, yesNo } from '#forms/admission/fields.ts';
import { familyNameGiven } from '#forms/admission/offers.ts';
import { hasSiblings, notAttending } from '#forms/admission/rules.ts';
import { step } from '#forms/form.ts';
import { levels } from '#forms/lists/levels.ts';

export const siblingsInfo = step('Siblings Information', {
  hasSiblings: yesNo('Does the learner have siblings?', {
    resets: ['siblings'],
    hint: 'A change empties the list of siblings.',
  }),
  siblings: list(
    'Siblings',
    { entry: 'sibling', when: hasSiblings },
    {
      firstName: text('First name'),
      lastName: text('Last name', { missing: 'Last country is required.', offer: familyNameGiven }),
      dateOfBirth: date('Date of birth', { past: true }),
      grade: choice('Grade', levels),
      isAttendingBac: yesNo('Is attending BAC?'),
      isApplyingToBac: yesNo('Is applying to BAC?', { when: notAttending }),
    },
  ),
});
