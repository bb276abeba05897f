import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedNote } from '#src/components/SavedNote.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Saved note',
  component: SavedNote,
  parameters: about({
    place: 'step',
    use: 'At a step’s name: since when its answers are saved on this device and until when they are kept, or that they cannot be.',
    avoid: 'What was sent: the receipt.',
    words:
      'The time by the clock, with its day where that is not today. Where the device refuses, what to do about it.',
    keyboard: 'Nothing to reach.',
    spoken: 'A sentence in the page. A new time is not announced.',
  }),
  args: { stored: true },
  argTypes: { savedAt: { control: 'date' } },
} satisfies Meta<typeof SavedNote>;

type Story = StoryObj<typeof SavedNote>;

export const Saved: Story = { args: { savedAt: new Date(2026, 5, 30, 17, 42) } };
export const NothingEntered: Story = {};
export const DeviceRefuses: Story = { args: { stored: false } };
