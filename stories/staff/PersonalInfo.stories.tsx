import { type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Staff application/1 Personal information',
  tags: ['!autodocs'],
  ...stepOf({ application: 'staff', step: 'personalInfo', example: 'single man' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const SingleMan: StepStory = {};
export const MarriedMotherOfTwo: StepStory = { args: { example: 'married mother of two' } };
export const MarriedManWithoutChildren: StepStory = { args: { example: 'married man without children' } };
export const ExperiencedTeacher: StepStory = { args: { example: 'experienced teacher' } };
export const AdministratorWithoutExperience: StepStory = { args: { example: 'administrator without experience' } };
export const OnANarrowPhone: StepStory = {
  args: { example: 'experienced teacher', messages: true },
  globals: { viewport: { value: 'narrow' } },
};
