import type { AdmissionDraft } from '#forms/admission/admission.ts';
import { groupOf } from '#forms/draftValue.ts';
import type { Rule } from '#forms/rule.ts';

type AdmissionRule = Rule<AdmissionDraft>;
type Parent = 'father' | 'mother';

export const firstGrade: AdmissionRule = {
  name: 'applies to Pre-KG 1',
  holds: ({ learner }) => learner.gradeApplyingTo === 'pre-kg-1',
};

export const higherGrade: AdmissionRule = {
  name: 'applies to a higher grade',
  holds: (draft) => draft.learner.gradeApplyingTo !== '' && !firstGrade.holds(draft),
};

/** The list of former day cares must be filled in. */
export const inDayCare: AdmissionRule = {
  name: 'is in a day care',
  holds: (draft) => firstGrade.holds(draft) && draft.learner.isEnrolledInDayCare === 'yes',
};

export const attendedBefore: AdmissionRule = {
  name: 'may have attended a day care or school',
  holds: (draft) => higherGrade.holds(draft) || inDayCare.holds(draft),
};

const learnerSays = (name: string, question: string): AdmissionRule => ({
  name,
  holds: ({ learner }) => groupOf(learner)[question] === 'yes',
});

export const repeatedAGrade = learnerSays('repeated a grade', 'hasRepeatedAGrade');
export const medicalCondition = learnerSays('has a medical condition', 'hasPhysicalMedicalCondition');
export const needsSupport = (need: string, question: string): AdmissionRule => learnerSays(`needs ${need}`, question);

export const guardian: AdmissionRule = {
  name: 'lives with a guardian',
  holds: ({ parentsInfo }) => parentsInfo.applicantLivesWith === 'Guardian',
};

export const divorced: AdmissionRule = {
  name: 'parents are divorced',
  holds: ({ parentsInfo }) => parentsInfo.parentsMaritialStatus === 'Divorced',
};

export const apart: AdmissionRule = {
  name: 'parents are divorced or separated',
  holds: (draft) => divorced.holds(draft) || draft.parentsInfo.parentsMaritialStatus === 'Separated',
};

export const otherGuardian: AdmissionRule = {
  name: 'another legal guardian',
  holds: (draft) => apart.holds(draft) && draft.parentsInfo.legalGuardian === 'Other',
};

export const otherContact: AdmissionRule = {
  name: 'another contact',
  holds: (draft) => apart.holds(draft) && draft.parentsInfo.communicateWith === 'Other',
};

const away = {
  father: 'Father Lives Abroad or Travels Frequently',
  mother: 'Mother Lives Abroad or Travels Frequently',
};
const dead = { father: 'Father Deceased', mother: 'Mother Deceased' };
const alone = { father: 'Mother Only', mother: 'Father Only' };

/** Somebody else may have to give this parent's answers. */
export const outOfReach = (parent: Parent): AdmissionRule => ({
  name: `${parent} may be out of reach`,
  holds: ({ parentsInfo: { applicantLivesWith, parentsMaritialStatus } }) =>
    [dead[parent], away[parent], 'Single Partner'].includes(parentsMaritialStatus) ||
    [alone[parent], 'Guardian'].includes(applicantLivesWith),
});

/** The parents share a home. */
export const parentsTogether: AdmissionRule = {
  name: 'parents live together',
  holds: ({ parentsInfo: { applicantLivesWith, parentsMaritialStatus } }) =>
    parentsMaritialStatus === 'Married' && !Object.values(alone).includes(applicantLivesWith),
};

export const hasWorked = (parent: Parent): AdmissionRule => ({
  name: `${parent} works or has worked`,
  holds: (draft) => !['', 'Unemployed'].includes(draft[parent].employmentStatus),
});

export const retired = (parent: Parent): AdmissionRule => ({
  name: `${parent} is retired`,
  holds: (draft) => draft[parent].employmentStatus === 'Retired',
});

export const hasSiblings: AdmissionRule = {
  name: 'has siblings',
  holds: ({ siblingsInfo }) => siblingsInfo.hasSiblings === 'yes',
};

export const notAttending: Rule<AdmissionDraft, { isAttendingBac: string }> = {
  name: 'sibling is not attending',
  holds: (_, sibling) => sibling?.isAttendingBac === 'no',
};
