import { about } from '../about.ts';
import { type StepStory, stepOf } from '../applying/stepOf.ts';

export default {
  title: 'Wizard pieces/Step form',
  parameters: about({
    use: 'The step in progress as a form of its own: its questions, what is still needed, and the step actions.',
    avoid: 'The pages before and after the steps: the admission information, the receipt.',
  }),
  tags: ['!autodocs'],
  ...stepOf({ application: 'staff', step: 'workExperience', example: 'single man' }),
};

export const BackFromTheReview: StepStory = { args: { step: 'education', furthest: 'references' } };
export const Printing: StepStory = { args: { step: 'references' }, globals: { medium: 'print' } };
export const SaysWhatIsNeeded: StepStory = {
  args: { empty: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 answer still needed' }));
    await canvas.findByRole('link', { name: 'Work experience is a required field' });
  },
};
