import type { Meta, StoryObj } from '@storybook/react-vite';
import { noteAbout } from '#forms/admission/parent.ts';
import { StepNote } from '#src/components/StepNote.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Step note',
  component: StepNote,
  parameters: about({
    place: 'step',
    use: 'In a step, for those whom it concerns: what to know, and whom to ask.',
    avoid: 'What concerns one question: its hint. Help of any kind: the help note.',
    words: 'A sentence or two. `{phone}` and `{email}` in it become links.',
    keyboard: 'Two links: the number and the address.',
    spoken: 'A paragraph in the page.',
  }),
  args: { text: noteAbout('father').text },
} satisfies Meta<typeof StepNote>;

export const LostParent: StoryObj<typeof StepNote> = {};
