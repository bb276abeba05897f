import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from '#src/components/Radio.tsx';
import { about } from '../about.ts';
import { states } from '../states.tsx';

export default {
  title: 'Components/Controls/Radio',
  component: Radio,
  parameters: about({
    place: 'step',
    use: 'One of the two answers of a yes-no field, which names and connects them.',
    avoid: 'More than two answers, or longer ones: the select field. Something that is so or not: the checkbox.',
    words: 'The answer itself, in a word or two.',
    keyboard: 'Tab goes to the chosen one or to the first, arrow keys choose.',
    spoken: 'The answer, whether it is chosen, and which of how many it is.',
  }),
  args: { label: 'Yes', name: 'answer', value: 'yes' },
} satisfies Meta<typeof Radio>;

type Story = StoryObj<typeof Radio>;

export const Unchosen: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const States: Story = states;
