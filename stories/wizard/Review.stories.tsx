import type { Meta, StoryObj } from '@storybook/react-vite';
import { Review } from '#src/wizard/Review.tsx';
import type { Progress } from '../staff/applicant.ts';
import { inStaffStep } from '../staff/inStaffStep.tsx';

const meta = {
  title: 'Wizard pieces/Review',
  args: { step: 'references', example: 'experienced teacher' },
  render: (progress) => inStaffStep(progress, <Review />),
} satisfies Meta<Progress>;

export default meta;
type Story = StoryObj<Progress>;

export const Folded: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check your answers' }));
    await canvas.findByRole('button', { name: 'Change Education' });
  },
};
