import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContinueNote } from '#src/components/ContinueNote.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Continue note',
  component: ContinueNote,
  parameters: about({
    place: 'wizard',
    use: 'Before a form that has answers on this device: where it continues, and how to start over.',
    avoid: 'A step of the form: the draft note.',
    words: 'The step by its number and title; what each button does with the answers.',
    keyboard: 'Two stops: ‘Continue your application’ and ‘Start over’, which asks once more.',
    spoken: 'A landmark named ‘Your application’.',
  }),
  args: { step: 'Father', position: 3, total: 6, savedAt: new Date('2026-06-30T14:42:00Z') },
} satisfies Meta<typeof ContinueNote>;

type Story = StoryObj<typeof ContinueNote>;

export const Saved: Story = {};
export const NotSaved: Story = { args: { savedAt: undefined } };
