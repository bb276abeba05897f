import type { Meta, StoryObj } from '@storybook/react-vite';
import { noteAbout } from '#forms/admission/parent.ts';
import { StepNote } from '#src/components/StepNote.tsx';
import { school } from '#src/content/school.ts';
import { about } from '../about.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Step note',
  component: StepNote,
  decorators: [inStep],
  parameters: about({
    use: 'At the beginning of a step, for those whom it concerns: what to know first, and whom to call.',
    avoid: 'What concerns one question: its hint. Help of any kind: the help note.',
    words: 'A sentence or two; the number follows them.',
    keyboard: 'One link: the number.',
    spoken: 'A paragraph between the step’s heading and its first question.',
  }),
  args: { text: noteAbout('father').text, phone: school.phone },
} satisfies Meta<typeof StepNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LostParent: Story = {};
