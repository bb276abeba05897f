import type { AdmissionExample } from '#forms/admission/examples.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { StaffExample } from '#forms/staff/examples.ts';

type Condition<Example> = [
  condition: string,
  /** An example for which it holds. */
  example: Example,
  /** The answer that decides, and what it is while the condition does not hold. */
  decides: string,
  not: string,
  /** What is asked only while it holds. */
  asks: readonly string[],
  /** What is asked only while it does not hold, with its answer. */
  instead?: DraftGroup,
];

const names = (section: string, fields: string) => fields.split(' ').map((field) => `${section}[${field}]`);

const child = 'pre-KG child who was in none';
const toddler = 'pre-KG child from a day care';
const pupil = 'grade 5 pupil with two former schools';
const divorced = 'divorced parents with another legal guardian';
const separated = 'retired father and unemployed mother';
const siblings = 'three siblings of which one applies';
const supported = 'child with all nine supports';

const supports =
  'PhysioNeuro SmallGroupSupport IndividualLearningSupport SpeechTherapy AcommodationsForLearningNeeds PsychomotorTherapy OccupationalTherapy BehaviorManagement SocialEmotionalSupport'.split(
    ' ',
  );

const grade = 'learner[gradeApplyingTo]';
const inDayCare = 'learner[isEnrolledInDayCare]';
const repeated = 'learner[hasRepeatedAGrade]';
const condition = 'learner[hasPhysicalMedicalCondition]';
const livesWith = 'parentsInfo[applicantLivesWith]';
const marriage = 'parentsInfo[parentsMaritialStatus]';
const guardian = 'parentsInfo[legalGuardian]';
const contact = 'parentsInfo[communicateWith]';
const hasSiblings = 'siblingsInfo[hasSiblings]';
const attends = 'siblingsInfo[siblings][1][isAttendingBac]';

const dayCare = (index: number) =>
  names(`learner[dayCareSchool][${index}]`, 'name country grade years reasonForLeaving');
const dayCares = [...dayCare(0), ...dayCare(1)];
const papers = ['recommendationLetter', 'report'];
const attached = Object.fromEntries(papers.map((name) => [name, [examplePdf(`${name}.pdf`)]]));
const other = ['parentsInfo[legalGuardianOther]', 'parentsInfo[communicateWithOther]'];
const apart = names('parentsInfo', 'legalGuardian communicateWith legalPapers');
const remarried = 'parentsInfo[parentsRemarried]';
const work = (parent: string) => names(parent, 'occupation organization position');
const sibling = (index: number, last = '') =>
  names(`siblingsInfo[siblings][${index}]`, `firstName lastName dateOfBirth grade isAttendingBac${last}`);
const applies = ' isApplyingToBac';
const three = [...sibling(0), ...sibling(1, applies), ...sibling(2, applies)];

/** Every condition of the admission application. */
export const admissionConditions: Condition<AdmissionExample>[] = [
  ['a higher grade, not the first', pupil, grade, 'pre-kg-1', [...dayCares, ...papers], { [inDayCare]: 'no' }],
  ['the first grade, not a higher one', toddler, grade, 'pre-kg-2', [inDayCare], attached],
  ['in a day care', toddler, inDayCare, 'no', dayCares],
  ...supports.map((need): Condition<AdmissionExample> => {
    const file = `learner[${need.charAt(0).toLowerCase()}${need.slice(1)}File]`;
    return [`needs ${need}`, supported, `learner[has${need}]`, 'no', [file]];
  }),
  ['repeated a grade', pupil, repeated, 'no', ['learner[repeatedGrade]']],
  ['has a medical condition', pupil, condition, 'no', ['learner[physicalMedicalCondition]']],
  ['lives with a guardian', divorced, livesWith, 'Mother Only', ['parentsInfo[applicantLivesWithGuardian]']],
  ['divorced, not separated', divorced, marriage, 'Separated', [remarried]],
  ['divorced with Other under it, not married', divorced, marriage, 'Married', [remarried, ...apart, ...other]],
  ['separated, not married', separated, marriage, 'Married', apart],
  ['another legal guardian', divorced, guardian, 'Both Parents', other.slice(0, 1)],
  ['another contact', divorced, contact, 'Father Only', other.slice(1)],
  ['an employed father', child, 'father[employmentStatus]', 'Unemployed', work('father')],
  ['a self-employed mother', child, 'mother[employmentStatus]', 'Unemployed', work('mother')],
  ['a retired father', separated, 'father[employmentStatus]', 'Unemployed', work('father')],
  ['has siblings', siblings, hasSiblings, 'no', three],
  ['a sibling who is not attending', siblings, attends, 'yes', ['siblingsInfo[siblings][1][isApplyingToBac]']],
];

const mother = 'married mother of two';
const man = 'married man without children';
const teacher = 'experienced teacher';

const married = 'personalInfo[maritalStatus]';
const children = ['personalInfo[numberOfChildren]', 'employmentInfo[isWillingToRegisterChildren]'];
const ofMarried = names('personalInfo', 'spouseOccupation hasChildren');
const subjects = [0, 1].flatMap((index) => names(`employmentInfo[teacher][${index}]`, 'subject level'));
const experiences = [0, 1].flatMap((index) =>
  names(
    `workExperience[experiences][${index}]`,
    'from to institution position reasonForChange reasonForJoining previousEmploymentLetter',
  ),
);
const references = [0, 1].flatMap((index) =>
  names(`references[${index}]`, 'firstName lastName mobileNo email position'),
);

/** Every condition of the staff application. */
export const staffConditions: Condition<StaffExample>[] = [
  ['married', man, married, 'single', ofMarried],
  ['a married woman, by her gender', mother, 'personalInfo[gender]', 'male', ['personalInfo[maidenName]']],
  ['a married mother', mother, married, 'single', ['personalInfo[maidenName]', ...ofMarried, ...children]],
  ['has children', mother, 'personalInfo[hasChildren]', 'no', children],
  ['has work experience', teacher, 'workExperience[hasWorkExperience]', 'no', experiences],
  ['has references', teacher, 'hasReferences', 'no', references],
  ...['AppliedToOtherSchools', 'HealthProblems'].map((what): Condition<StaffExample> => {
    const question = `employmentInfo[has${what}]`;
    return [`has ${what}`, man, question, 'no', [question.replace(']', 'Specify]')]];
  }),
  [
    'applies as a teacher',
    mother,
    'employmentInfo[applyingFor]',
    'adminPos',
    subjects,
    { 'employmentInfo[department]': 'Library' },
  ],
];
