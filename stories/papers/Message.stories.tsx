import { filledInBy, type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Pages/Papers and corrections/1 Message and papers',
  tags: ['!autodocs'],
  ...stepOf({ application: 'papers', step: 'message', example: 'missing paper' }),
};

export const Empty: StepStory = { args: { empty: true } };
export const AllMessages: StepStory = { args: { empty: true, messages: true } };
export const MissingPaper: StepStory = {};
export const Correction = filledInBy('correction with papers');
export const Withdrawal = filledInBy('withdrawal');
