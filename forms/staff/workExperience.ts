import { step } from '#forms/form.ts';
import { date, lines, list, pdf, text, yesNo } from '#forms/staff/fields.ts';
import { experienced } from '#forms/staff/rules.ts';
import { inContext } from '#languages/message.ts';

export const workExperience = step('Work Experience', {
  hasWorkExperience: yesNo('Do you have work experience?', { noun: 'Work experience' }),
  experiences: list(
    'Experiences',
    { entry: 'experience', when: experienced, atHand: 'For each position you have held: dates and institution' },
    {
      from: date('From'),
      to: date('To', { notBefore: 'from', hint: 'If you are still there: today’s date.' }),
      institution: text('Institution'),
      position: text('Position'),
      reasonForChange: lines('Reason for change'),
      reasonForJoining: lines(inContext('a job', 'Reason for joining')),
      previousEmploymentLetter: pdf('Previous employment letter', {
        optional: true,
        atHand: 'Previous employment letters (optional)',
      }),
    },
  ),
});
