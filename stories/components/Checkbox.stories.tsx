import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#src/components/Checkbox.tsx';
import { about } from '../about.ts';
import { states } from '../states.tsx';

export default {
  title: 'Components/Controls/Checkbox',
  component: Checkbox,
  parameters: about({
    place: 'step',
    use: 'Something that is so, or is not, and takes effect at once: a page in color.',
    avoid: 'A question of a form: the yes-no field, of which one sees whether it was answered.',
    words: 'What is so when it is ticked, without ‘not’.',
    keyboard: 'The space bar ticks it.',
    spoken: 'Its words, and whether it is ticked.',
  }),
  args: { label: 'In color' },
} satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const States: Story = states;
