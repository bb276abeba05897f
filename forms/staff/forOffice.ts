import type { ForOffice } from '#forms/forOffice.ts';
import type { StaffAnswers } from '#forms/staff/staff.ts';

export const staffForOffice: ForOffice<StaffAnswers> = {
  alsoNamed: ({ personalInfo: { fatherName, maidenName } }) => [fatherName, maidenName],
  sortedAs: ({ personalInfo: { familyName, firstName } }) => `${familyName} ${firstName}`,
  kin: ({ personalInfo: { firstName, familyName, birthDate } }) => ({
    person: { names: [`${firstName} ${familyName}`], born: birthDate },
  }),
  tabulated: [
    ['personalInfo', 'birthDate'],
    ['personalInfo', 'mobilePhone'],
    ['personalInfo', 'email'],
  ],
  writesTo: (answers) => [answers.personalInfo.email],
};
