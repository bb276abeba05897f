import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingPapers } from '#src/wizard/step/MissingPapers.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { controlsOf } from '../applying/controls.ts';
import { inFormOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Missing papers',
  parameters: about({
    use: 'In a step that lacks papers and nothing else: until when the answers wait for them, and whom to ask.',
    avoid: 'What is missing, with the way to each question: the needed panel.',
  }),
  argTypes: controlsOf('admission'),
  args: {
    application: 'admission',
    step: 'documents',
    example: 'divorced parents with another legal guardian',
    empty: true,
  },
  render: (progress) => inFormOf(progress, applicantIn(progress), <MissingPapers />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const NoPaperYet: Story = {};
export const AllPapers: Story = { args: { empty: false } };
