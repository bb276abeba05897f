import type { AdmissionDraft } from '#forms/admission/admission.ts';
import { guardian, otherGuardian } from '#forms/admission/rules.ts';
import type { Offer } from '#forms/rule.ts';

type AdmissionOffer = Offer<AdmissionDraft>;

// An answer that is hidden where it was given counts as absent, and is not offered.

export const fatherNameGiven: AdmissionOffer = ({ learner }) => learner.fatherName;

export const familyNameGiven: AdmissionOffer = ({ learner }) => learner.familyName;

export const guardianGiven: AdmissionOffer = (draft) =>
  guardian.holds(draft) ? draft.parentsInfo.applicantLivesWithGuardian : undefined;

export const legalGuardianGiven: AdmissionOffer = (draft) =>
  (otherGuardian.holds(draft) && draft.parentsInfo.legalGuardianOther) || guardianGiven(draft);

export const fatherHomePhone: AdmissionOffer = ({ father }) => father.homePhoneNumber;
