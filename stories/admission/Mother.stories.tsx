import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Admission application/4 Mother',
  tags: ['!autodocs'],
  ...stepOf({ application: 'admission', step: 'mother', example: 'pre-KG child from a day care' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const PreKgChildFromADayCare: StepStory = {};
export const RetiredFatherAndUnemployedMother = filledInBy('retired father and unemployed mother');
