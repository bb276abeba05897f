import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Staff application/4 Employment information',
  tags: ['!autodocs'],
  ...stepOf({ application: 'staff', step: 'employmentInfo', example: 'single man' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const SingleMan: StepStory = {};
export const MarriedMotherOfTwo = filledInBy('married mother of two');
export const MarriedManWithoutChildren = filledInBy('married man without children');
export const ExperiencedTeacher = filledInBy('experienced teacher');
export const AdministratorWithoutExperience = filledInBy('administrator without experience');
