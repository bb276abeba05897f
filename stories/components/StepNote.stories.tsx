import type { Meta, StoryObj } from '@storybook/react-vite';
import { noteAbout } from '#forms/admission/parent.ts';
import { StepNote } from '#src/components/StepNote.tsx';
import { school } from '#src/content/school.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Step note',
  component: StepNote,
  decorators: [inStep],
  args: { text: noteAbout('father').text, phone: school.phone },
} satisfies Meta<typeof StepNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LostParent: Story = {};
