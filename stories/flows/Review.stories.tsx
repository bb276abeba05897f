import type { Meta, StoryObj } from '@storybook/react-vite';
import { Review } from '#src/wizard/step/Review.tsx';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';

const meta = {
  title: 'Flows/Review',
  tags: ['!autodocs'],
  args: { application: 'staff', step: 'references', example: 'experienced teacher' },
  render: (progress) => inStepOf(progress, <Review />),
} satisfies Meta<Progress>;

export default meta;
type Story = StoryObj<Progress>;

export const UnfoldsTheAnswers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check your answers' }));
    await canvas.findByRole('button', { name: 'Change School / University, school 2' });
  },
};
