import type { AdmissionDraft } from '#forms/admission/admission.ts';
import { guardian, otherGuardian, parentsTogether } from '#forms/admission/rules.ts';
import type { GivenElsewhere } from '#forms/rule.ts';

type Given = GivenElsewhere<AdmissionDraft>;

// The answer to a hidden question is not offered.

export const learnerBirthGiven: Given = ({ learner }) => learner.dateOfBirth;

export const fatherNameGiven: Given = ({ learner }) => learner.fatherName;

export const familyNameGiven: Given = ({ learner }) => learner.familyName;

export const guardianGiven: Given = (draft) =>
  guardian.holds(draft) ? draft.parentsInfo.applicantLivesWithGuardian : undefined;

export const legalGuardianGiven: Given = (draft) =>
  (otherGuardian.holds(draft) && draft.parentsInfo.legalGuardianOther) || guardianGiven(draft);

export const registryGiven: Given = ({ learner }) => learner.civilRegistryNo;

export const homePhoneGiven: Given = (draft) =>
  parentsTogether.holds(draft) ? draft.father.homePhoneNumber : undefined;
