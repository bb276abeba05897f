import { step } from '#forms/form.ts';
import { levels } from '#forms/lists/levels.ts';
import { choice, lines, list, text, yesNo } from '#forms/staff/fields.ts';
import { administrator, appliedElsewhere, hasChildren, healthProblems, teacher } from '#forms/staff/rules.ts';

const posts = [
  { value: 'teacherPos', label: 'Teacher Position' },
  { value: 'adminPos', label: 'Administrative Position' },
];

export const employmentInfo = step('Employment Information', {
  applyingFor: choice('Applying for', posts, { noun: 'The position you are applying for' }),
  teacher: list(
    'Subjects and levels',
    { entry: 'subject', when: teacher },
    {
      subject: text('Subject'),
      level: choice('Level', levels),
    },
  ),
  department: text('Department', { when: administrator }),
  hasAppliedToOtherSchools: yesNo('Have you applied to other schools?', { noun: 'The question about other schools' }),
  hasAppliedToOtherSchoolsSpecify: lines('Specify', {
    when: appliedElsewhere,
    about: 'other schools',
    noun: 'The list of other schools',
  }),
  hasHealthProblems: yesNo('Do you have any health problems?', { noun: 'The question about health' }),
  hasHealthProblemsSpecify: lines('Specify', {
    when: healthProblems,
    about: 'health problems',
    noun: 'A description of the health problems',
  }),
  isWillingToRegisterChildren: yesNo('Are you willing to register your children at our school?', {
    noun: 'The question about registering your children',
    when: hasChildren,
  }),
});
