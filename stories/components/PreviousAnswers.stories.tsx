import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviousAnswers } from '#src/components/PreviousAnswers.tsx';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Previous answers',
  component: PreviousAnswers,
  decorators: [inStep],
  args: {
    answers: [
      { id: 'floor', label: 'Floor, Address in Lebanon', text: '3' },
      { id: 'street', label: 'Street, Address in Lebanon', text: 'Example street' },
    ],
  },
} satisfies Meta<typeof PreviousAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The same as in your last application?'));
    await canvas.findByText('Example street');
  },
};
