import type { AdmissionExample } from '#forms/admission/examples.ts';

/** An example, the wire name of an answer it cannot do without, and the message when that is missing. */
export type Required = [example: AdmissionExample, name: string, message: string];

const asks = (example: AdmissionExample, section: string, messages: Readonly<Record<string, string>>): Required[] =>
  Object.entries(messages).map(([name, message]) => [example, `${section}[${name}]`, message]);

/** The nine supports: the question, the file it asks for, what both are about, and the verb that follows it. */
export const supports = [
  ['hasPhysioNeuro', 'physioNeuroFile', 'physiotherapy or neurological support', 'is'],
  ['hasSmallGroupSupport', 'smallGroupSupportFile', 'small group support', 'is'],
  ['hasIndividualLearningSupport', 'individualLearningSupportFile', 'individual learning support', 'is'],
  ['hasSpeechTherapy', 'speechTherapyFile', 'speech therapy', 'is'],
  ['hasAcommodationsForLearningNeeds', 'acommodationsForLearningNeedsFile', 'accommodations for learning needs', 'are'],
  ['hasPsychomotorTherapy', 'psychomotorTherapyFile', 'psychomotor therapy', 'is'],
  ['hasOccupationalTherapy', 'occupationalTherapyFile', 'occupational therapy', 'is'],
  ['hasBehaviorManagement', 'behaviorManagementFile', 'behavior management', 'is'],
  ['hasSocialEmotionalSupport', 'socialEmotionalSupportFile', 'social-emotional support', 'is'],
] as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const dayCare = {
  name: 'Daycare name is required.',
  country: 'Daycare country is required.',
  grade: 'Daycare grade is required.',
  years: 'Daycare years are required.',
  reasonForLeaving: 'Daycare reason for leaving is required.',
};

const eitherParent = {
  firstName: 'First name is required.',
  dateOfBirth: 'Date of birth is required.',
  birthCity: 'City of birth is required.',
  birthCountry: 'Country of birth is required.',
  bloodTypes: 'Blood type is required.',
  registryNo: 'Registry number must be a valid number.',
  mobilePhoneNumber: 'Mobile phone number is required.',
  email: 'Email is required.',
  educanionalLevel: 'Educational level is required.',
  employmentStatus: 'Employment status is required.',
  organization: 'Organization name is required.',
  position: 'Position title is required.',
};

const yesOrNo = 'Please answer yes or no.';
const child = 'pre-KG child who was in none';
const pupil = 'grade 5 pupil with two former schools';
const divorced = 'divorced parents with another legal guardian';
const siblings = 'three siblings of which one applies';

/** Every answer that may be required, once. The files of `medicalDocs` and `legalPapers` are tested by themselves. */
export const required: Required[] = [
  ...asks(child, 'learner', {
    familyName: 'Family name is required.',
    name: 'First name is required.',
    fatherName: "Father's name is required.",
    familyNameAr: 'Arabic family name is required.',
    studentNameAr: 'Arabic student name is required.',
    fatherNameAr: "Arabic father's name is required.",
    dateOfBirth: 'Date of birth is required.',
    birthCity: 'City of birth is required.',
    birthCountry: 'Country of birth is required.',
    gender: 'Gender is required.',
    bloodType: 'Blood type is required.',
    nationality1: 'Primary nationality is required.',
    civilRegistryNo: 'Civil registry number must be a valid number.',
    scholasticYear: 'Scholastic year is required.',
    reasonForJoining: 'Reason for joining is required.',
    isEnrolledInDayCare: 'Please specify daycare enrollment.',
  }),
  ...asks(child, 'learner[address]', {
    floor: 'Floor is required.',
    building: 'Building is required.',
    street: 'Street is required.',
    city: 'City is required.',
  }),
  ...asks('pre-KG child from a day care', 'learner[dayCareSchool][1]', dayCare),
  ...asks(pupil, 'learner[dayCareSchool][0]', dayCare),
  ...supports.flatMap(([question, upload, need, verb]) =>
    asks('child with all nine supports', 'learner', {
      [question]: `Please specify if ${need} ${verb} needed.`,
      [upload]: `${capital(need)} file is required.`,
    }),
  ),
  ...asks(pupil, 'learner', {
    gradeApplyingTo: 'Grade applying to is required.',
    hasRepeatedAGrade: yesOrNo,
    repeatedGrade: 'Repeated grade details are required.',
    hasPhysicalMedicalCondition: yesOrNo,
    physicalMedicalCondition: 'Details of the physical medical condition are required.',
  }),
  ...asks(divorced, 'parentsInfo', {
    applicantLivesWith: 'Whom the applicant lives with is required.',
    applicantLivesWithGuardian: 'Guardian information is required.',
    parentsMaritialStatus: "Parents' marital status is required.",
    parentsRemarried: 'Whether the parents are remarried is required.',
    legalGuardian: 'Legal guardian is required.',
    legalGuardianOther: 'The name of the legal guardian is required.',
    communicateWith: 'Whom to communicate with is required.',
    communicateWithOther: 'The name of the person to communicate with is required.',
  }),
  ...asks(child, 'father', {
    ...eitherParent,
    familyName: 'Family name is required.',
    occupation: "Father's occupation is required.",
  }),
  ...asks(child, 'mother', {
    ...eitherParent,
    maidenName: 'Maiden name is required.',
    occupation: "Mother's occupation is required.",
  }),
  [siblings, 'siblingsInfo[hasSiblings]', yesOrNo],
  ...asks(siblings, 'siblingsInfo[siblings][1]', {
    firstName: 'First name is required.',
    lastName: 'Last country is required.',
    dateOfBirth: 'Date of birth is required.',
    grade: 'Grade is required.',
    isAttendingBac: yesOrNo,
    isApplyingToBac: yesOrNo,
  }),
  [child, 'passportImg', 'A passport image is required.'],
  [child, 'ID', 'An ID document is required.'],
  [pupil, 'report', 'A report is required for this grade level.'],
];
