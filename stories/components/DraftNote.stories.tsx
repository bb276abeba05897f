import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/Button.tsx';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Draft note',
  component: DraftNote,
  args: { stored: true },
  parameters: about({
    place: 'step',
    use: 'Beside each step: that the answers stay on this device, for how long, and how to erase them.',
    avoid: 'To say that a device cannot store them: the saved note does. What it stored before can be erased.',
    words: 'It promises what the device does and no more: 30 days, and nothing is sent before Submit.',
    keyboard: '‘Erase my answers’ asks once more: ‘Yes, erase’ and ‘Keep’ take its place.',
    spoken: 'A landmark named ‘Saved answers’. What asks once more is a group that is named by its question.',
  }),
  argTypes: { savedAt: { control: 'date' } },
} satisfies Meta<typeof DraftNote>;

type Story = StoryObj<typeof DraftNote>;

export const NothingYet: Story = {};
const savedAt = new Date(2026, 5, 30, 17, 42);

export const Saved: Story = { args: { savedAt } };
export const NotSaved: Story = { args: { stored: false } };
export const WithAnotherDevice: Story = {
  args: {
    savedAt,
    children: <Button look="quiet">Continue on another device</Button>,
  },
};
