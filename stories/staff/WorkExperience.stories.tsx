import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Staff application/3 Work experience',
  tags: ['!autodocs'],
  ...stepOf({ application: 'staff', step: 'workExperience', example: 'single man' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const SingleMan: StepStory = {};
export const ExperiencedTeacher = filledInBy('experienced teacher');
