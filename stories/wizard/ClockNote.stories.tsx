import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockNote } from '#src/wizard/step/ClockNote.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inFormOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Clock note',
  parameters: about({
    use: 'At the head of each step, where the device’s date differs from the server’s by more than a month.',
    avoid: 'A clock that is some hours off: nothing depends on it.',
  }),
  args: { application: 'admission', example: 'three siblings of which one applies', step: 'learner' },
  render: (progress) => inFormOf(progress, applicantIn(progress), <ClockNote />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const AYearBehind: Story = { args: { wrongDay: '2025-06-30' } };
export const Right: Story = {};
