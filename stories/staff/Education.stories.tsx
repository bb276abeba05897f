import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Staff application/2 Education',
  tags: ['!autodocs'],
  ...stepOf({ application: 'staff', step: 'education', example: 'single man' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const SingleMan: StepStory = {};
export const ExperiencedTeacher = filledInBy('experienced teacher');
