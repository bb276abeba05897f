import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenElsewhere } from '#src/components/OpenElsewhere.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Open elsewhere',
  component: OpenElsewhere,
  parameters: about({
    place: 'wizard',
    use: 'In place of a form that another tab of this browser holds: one tab at a time may edit it.',
    avoid: 'Another device: Handed over.',
    words: 'Which tab has the form, where the answers are, and what continuing here does to the other tab.',
    keyboard: 'One stop: ‘Continue here’.',
    spoken: 'A region named by its heading.',
  }),
  args: { taken: false, stored: true },
} satisfies Meta<typeof OpenElsewhere>;

type Story = StoryObj<typeof OpenElsewhere>;

export const InAnotherTab: Story = {};
export const TakenOver: Story = { args: { taken: true } };
export const TakenOverFromAFullDevice: Story = { args: { taken: true, stored: false } };
