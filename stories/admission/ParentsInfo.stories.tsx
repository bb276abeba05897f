import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Admission application/2 Parents',
  tags: ['!autodocs'],
  ...stepOf({ application: 'admission', step: 'parentsInfo', example: 'pre-KG child from a day care' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const PreKgChildFromADayCare: StepStory = {};
export const DivorcedParentsWithAnotherLegalGuardian = filledInBy('divorced parents with another legal guardian');
export const RetiredFatherAndUnemployedMother = filledInBy('retired father and unemployed mother');
