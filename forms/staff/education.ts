import { BARE } from '#forms/fieldTypes.ts';
import { step } from '#forms/form.ts';
import { date, list, pdf, text } from '#forms/staff/fields.ts';

export const education = step('Education', {
  academicInfo: list(
    'Academic background',
    { entry: 'school', atHand: 'For each school or university: dates, degree and major' },
    {
      from: date('From'),
      to: date('To', { notBefore: 'from', hint: 'If you are still there: today’s date.' }),
      schoolUniversity: text('School / University'),
      degree: text('Degree'),
      major: text('Major'),
      certificate: pdf('Certificate', {
        missing: 'A passport image is required.',
        atHand: 'The certificate of each degree',
      }),
    },
  ),
  languages: list('Languages', { entry: 'language' }, { [BARE]: text('Language') }),
  computer_literacy: text('Computer literacy'),
});
