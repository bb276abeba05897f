import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Admission application/3 Father',
  tags: ['!autodocs'],
  ...stepOf({ application: 'admission', step: 'father', example: 'pre-KG child from a day care' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const PreKgChildFromADayCare: StepStory = {};
export const RetiredFatherAndUnemployedMother = filledInBy('retired father and unemployed mother');
