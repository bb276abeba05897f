import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherGiven } from '#src/wizard/step/OtherGiven.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inFormOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Other given',
  parameters: about({
    use: 'At the head of papers and corrections, where the link brings another reference than the one that was begun with.',
    avoid: 'Where nothing was begun: the reference is filled in.',
  }),
  args: { application: 'papers', example: 'missing paper', step: 'message' },
  render: (progress) => inFormOf(progress, applicantIn(progress), <OtherGiven />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Another: Story = { args: { given: [[['reference'], 'R3JWT-9AKX4']] } };
export const TheSame: Story = { args: { given: [[['reference'], 'K7MQ4-XR29H']] } };
