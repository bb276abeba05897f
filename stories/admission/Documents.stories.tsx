import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Admission application/6 Documents',
  tags: ['!autodocs'],
  ...stepOf({ application: 'admission', step: 'documents', example: 'pre-KG child from a day care' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const PreKgChildFromADayCare: StepStory = {};
export const Grade5PupilWithTwoFormerSchools = filledInBy('grade 5 pupil with two former schools');
export const DivorcedParentsWithAnotherLegalGuardian = filledInBy('divorced parents with another legal guardian');
export const ChildWithAllNineSupports = filledInBy('child with all nine supports');
