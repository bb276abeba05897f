import { arabic, choice, date, group, lines, list, number, text, years, yesNo } from '#forms/admission/fields.ts';
import {
  attendedBefore,
  firstGrade,
  higherGrade,
  inDayCare,
  medicalCondition,
  repeatedAGrade,
} from '#forms/admission/rules.ts';
import { support } from '#forms/admission/support.ts';
import { part } from '#forms/fieldFactories.ts';
import { step } from '#forms/form.ts';
import { bloodTypes } from '#forms/lists/bloodTypes.ts';
import { countries } from '#forms/lists/countries.ts';
import { genders } from '#forms/lists/genders.ts';
import { levels } from '#forms/lists/levels.ts';
import { nationalities } from '#forms/lists/nationalities.ts';
import { scholasticYears } from '#forms/lists/scholasticYears.ts';
import { inContext } from '#languages/message.ts';

const clearsTheList = 'Changing this answer clears the list of day cares and schools.';

export const learner = step('Learner Information', {
  ...part(inContext('of a person', 'Name'), {
    familyName: text(inContext('in Latin letters', 'Family name'), {
      atHand: 'The learner’s names, in Latin and in Arabic letters',
    }),
    name: text(inContext('in Latin letters', 'First name')),
    fatherName: text(inContext('in Latin letters', "Father's name")),
  }),
  ...part('Name in Arabic', {
    familyNameAr: arabic('Family name in Arabic', {
      missing: 'Arabic family name is required.',
      invalid: 'The family name must be in Arabic.',
    }),
    studentNameAr: arabic('First name in Arabic', {
      missing: 'Arabic student name is required.',
      invalid: 'The student name must be in Arabic.',
    }),
    fatherNameAr: arabic("Father's name in Arabic", {
      missing: "Arabic father's name is required.",
      invalid: "The father's name must be in Arabic.",
    }),
  }),
  ...part('Birth and nationality', {
    dateOfBirth: date('Date of birth', {
      past: true,
      hint: 'For example 14 May 2021.',
      atHand: 'Date and place of birth, and nationality',
    }),
    birthCity: text('City of birth'),
    birthCountry: choice('Country of birth', countries),
    gender: choice('Gender', genders),
    bloodType: choice('Blood type', bloodTypes, { atHand: 'Blood type' }),
    nationality1: choice('Primary nationality', nationalities),
    nationality2: choice('Second nationality', nationalities, { optional: true }),
    civilRegistryNo: number('Civil registry number', {
      invalid: 'Civil registry number must be a valid number.',
      hint: 'If the child has no registry number, please call {phone} or write to {email}.',
      atHand: 'Civil registry number, from the registry extract',
    }),
  }),
  address: group(
    'Address in Lebanon',
    {
      floor: text('Floor'),
      building: text('Building'),
      street: text('Street'),
      city: text('City'),
    },
    { atHand: 'Address in Lebanon' },
  ),
  ...part('Application', {
    scholasticYear: choice('Scholastic year', scholasticYears),
    reasonForJoining: lines(inContext('a school', 'Reason for joining'), { noun: 'Reason for joining' }),
    gradeApplyingTo: choice('Grade applying to', levels, {
      preset: 'pre-kg-1',
      resets: ['dayCareSchool'],
      hint: clearsTheList,
    }),
    isEnrolledInDayCare: yesNo('Is the learner enrolled in a day care?', {
      when: firstGrade,
      resets: ['dayCareSchool'],
      missing: 'Please specify daycare enrollment.',
      hint: clearsTheList,
    }),
  }),
  dayCareSchool: list(
    'Previous Day Care',
    {
      entry: 'day care or school',
      when: attendedBefore,
      requiredWhen: inDayCare,
      relabel: { when: higherGrade, label: 'Previous Day Care or School/s Attended' },
      atHand: 'Previous day care or schools, if any: names, countries, grades and years',
    },
    {
      name: text('Name', { missing: 'Daycare name is required.' }),
      country: choice('Country', countries, { missing: 'Daycare country is required.' }),
      grade: text('Grade', { missing: 'Daycare grade is required.' }),
      years: years('Years', { since: 2000, missing: 'Daycare years are required.' }),
      reasonForLeaving: lines('Reason for leaving', { missing: 'Daycare reason for leaving is required.' }),
    },
  ),
  ...part(
    'Support',
    {
      ...support('hasPhysioNeuro', 'physioNeuroFile', {
        need: 'physiotherapy or neurological support',
        label: 'Does the learner need physiotherapy or neurological support?',
        missing: 'Please specify if physiotherapy or neurological support is needed.',
        file: 'Physiotherapy or neurological support file',
      }),
      ...support('hasSmallGroupSupport', 'smallGroupSupportFile', {
        need: 'small group support',
        label: 'Does the learner need small group support?',
        missing: 'Please specify if small group support is needed.',
        file: 'Small group support file',
      }),
      ...support('hasIndividualLearningSupport', 'individualLearningSupportFile', {
        need: 'individual learning support',
        label: 'Does the learner need individual learning support?',
        missing: 'Please specify if individual learning support is needed.',
        file: 'Individual learning support file',
      }),
      ...support('hasSpeechTherapy', 'speechTherapyFile', {
        need: 'speech therapy',
        label: 'Does the learner need speech therapy?',
        missing: 'Please specify if speech therapy is needed.',
        file: 'Speech therapy file',
      }),
      ...support('hasAcommodationsForLearningNeeds', 'acommodationsForLearningNeedsFile', {
        need: 'accommodations for learning needs',
        label: 'Does the learner need accommodations for learning needs?',
        missing: 'Please specify if accommodations for learning needs are needed.',
        file: 'Accommodations for learning needs file',
      }),
      ...support('hasPsychomotorTherapy', 'psychomotorTherapyFile', {
        need: 'psychomotor therapy',
        label: 'Does the learner need psychomotor therapy?',
        missing: 'Please specify if psychomotor therapy is needed.',
        file: 'Psychomotor therapy file',
      }),
      ...support('hasOccupationalTherapy', 'occupationalTherapyFile', {
        need: 'occupational therapy',
        label: 'Does the learner need occupational therapy?',
        missing: 'Please specify if occupational therapy is needed.',
        file: 'Occupational therapy file',
      }),
      ...support('hasBehaviorManagement', 'behaviorManagementFile', {
        need: 'behavior management',
        label: 'Does the learner need behavior management?',
        missing: 'Please specify if behavior management is needed.',
        file: 'Behavior management file',
      }),
      ...support('hasSocialEmotionalSupport', 'socialEmotionalSupportFile', {
        need: 'social-emotional support',
        label: 'Does the learner need social-emotional support?',
        missing: 'Please specify if social-emotional support is needed.',
        file: 'Social-emotional support file',
      }),
    },
    {
      lead: 'Does the learner need',
      noToAll: { offer: 'No to all nine', done: 'All nine are now answered “no”.' },
    },
  ),
  ...part('School record and health', {
    hasRepeatedAGrade: yesNo('Has the learner repeated a grade?', { noun: 'Repeated grade' }),
    repeatedGrade: text('Specify', {
      when: repeatedAGrade,
      about: 'repeated grade',
      noun: 'The repeated grade',
      missing: 'Repeated grade details are required.',
    }),
    hasPhysicalMedicalCondition: yesNo('Does the learner have a physical medical condition?', {
      noun: 'Physical medical condition',
    }),
    physicalMedicalCondition: text('Specify', {
      when: medicalCondition,
      about: 'physical medical condition',
      noun: 'The description of the condition',
      missing: 'Details of the physical medical condition are required.',
    }),
  }),
});
