import type { Meta, StoryObj } from '@storybook/react-vite';
import { Review } from '#src/wizard/step/Review.tsx';
import { about } from '../about.ts';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Review',
  parameters: about({
    use: 'In the last step: the answer review of all steps before it, each answer with the way to its question.',
    avoid: 'What was sent: the receipt. What is missing: the needed panel.',
  }),
  args: { application: 'staff', step: 'references', example: 'experienced teacher' },
  render: (progress) => inStepOf(progress, <Review />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Folded: Story = {};
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check your answers' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Education/ }));
    await canvas.findByRole('button', { name: 'Change School / University, school 2' });
  },
};
