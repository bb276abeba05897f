import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { about } from '../about.ts';
import { states } from '../states.tsx';

export default {
  title: 'Components/Form/Disclosure',
  component: Disclosure,
  parameters: about({
    place: 'step',
    use: 'What some want to see and most do not need, such as what to have at hand for a form that begins at once.',
    avoid: 'What everybody has to read, and a list that the form opens by itself: the needed panel, the review.',
    words: 'The summary says what is inside. It is no question and has no full stop.',
    keyboard: 'One stop: Enter or Space unfolds and folds it.',
    spoken: 'The browser’s own fold, which says whether it is unfolded.',
  }),
  args: { summary: 'What to have at hand, step by step', children: <p>Copy of passport or Lebanese ID</p> },
} satisfies Meta<typeof Disclosure>;

type Story = StoryObj<typeof Disclosure>;

export const Folded: Story = {};
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What to have at hand, step by step'));
    await canvas.findByText('Copy of passport or Lebanese ID');
  },
};
export const States: Story = states;
