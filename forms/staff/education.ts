import { BARE } from '#forms/fieldTypes.ts';
import { step } from '#forms/form.ts';
import { date, list, pdf, text } from '#forms/staff/fields.ts';

export const education = step('Education', {
  academicInfo: list(
    'Academic background',
    { entry: 'school' },
    {
      from: date('From'),
      to: date('To', { notBefore: 'from' }),
      schoolUniversity: text('School / University'),
      degree: text('Degree'),
      major: text('Major'),
      certificate: pdf('Certificate', { missing: 'A passport image is required.' }),
    },
  ),
  languages: list('Languages', { entry: 'language' }, { [BARE]: text('Language') }),
  computer_literacy: text('Computer literacy'),
});
