import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviousAnswers } from '#src/components/PreviousAnswers.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Previous answers',
  component: PreviousAnswers,
  parameters: about({
    place: 'step',
    use: 'The answers of the last application from this device, offered at once where they may be the same.',
    avoid: 'A single answer: the offer note.',
    words: 'A question that unfolds what would be taken, and a button that takes it.',
    keyboard: 'Two stops: the question unfolds by Enter or Space, then ‘Use these answers’.',
    spoken: 'A native fold that says whether it is unfolded, with a description list inside.',
  }),
  args: {
    answers: [
      { id: 'floor', label: 'Floor, Address in Lebanon', texts: ['3'] },
      { id: 'street', label: 'Street, Address in Lebanon', texts: ['Example street'] },
    ],
  },
} satisfies Meta<typeof PreviousAnswers>;

type Story = StoryObj<typeof PreviousAnswers>;

export const Offered: Story = {};
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The same as in your last application?'));
    await canvas.findByText('Example street');
  },
};
