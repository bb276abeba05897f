import type { Rule } from '#forms/rule.ts';
import type { StaffDraft } from '#forms/staff/staff.ts';

type StaffRule = Rule<StaffDraft>;

export const married: StaffRule = {
  name: 'married',
  holds: ({ personalInfo }) => personalInfo.maritalStatus === 'married',
};

export const marriedWoman: StaffRule = {
  name: 'married woman',
  holds: (draft) => married.holds(draft) && draft.personalInfo.gender === 'female',
};

export const hasChildren: StaffRule = {
  name: 'has children',
  holds: (draft) => married.holds(draft) && draft.personalInfo.hasChildren === 'yes',
};

export const experienced: StaffRule = {
  name: 'experienced',
  holds: ({ workExperience }) => workExperience.hasWorkExperience === 'yes',
};

export const teacher: StaffRule = {
  name: 'teacher',
  holds: ({ employmentInfo }) => employmentInfo.applyingFor === 'teacherPos',
};

export const administrator: StaffRule = {
  name: 'administrator',
  holds: ({ employmentInfo }) => employmentInfo.applyingFor === 'adminPos',
};

export const appliedElsewhere: StaffRule = {
  name: 'applied to other schools',
  holds: ({ employmentInfo }) => employmentInfo.hasAppliedToOtherSchools === 'yes',
};

export const healthProblems: StaffRule = {
  name: 'has health problems',
  holds: ({ employmentInfo }) => employmentInfo.hasHealthProblems === 'yes',
};

export const hasReferences: StaffRule = {
  name: 'has references',
  holds: (draft) => draft.hasReferences === 'yes',
};
