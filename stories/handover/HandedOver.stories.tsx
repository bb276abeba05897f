import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandedOver } from '#src/handover/HandedOver.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Another device/Handed over',
  component: HandedOver,
  args: { takenAt: new Date(2026, 2, 4, 14, 5) },
  parameters: about({
    place: 'wizard',
    use: 'On the first device, in place of a form that continues on another device.',
    avoid: 'Another tab of the same browser: Open elsewhere.',
    words: 'Since when, and what continuing here does to the other device: nothing.',
    keyboard: 'One stop: ‘Continue here instead’.',
    spoken: 'A region named by its heading, which takes the focus when it appears.',
  }),
} satisfies Meta<typeof HandedOver>;

export const Taken: StoryObj<typeof HandedOver> = {};
