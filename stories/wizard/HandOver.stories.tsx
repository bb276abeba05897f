import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandOver } from '#src/wizard/handover/HandOver.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Hand over',
  parameters: about({
    use: 'Beside the saved answers, and where a step lacks papers: going on on another device.',
    avoid: 'A browser that cannot encrypt, and a backend of the school’s own: there it is not shown.',
  }),
  args: { application: 'staff', step: 'personalInfo', example: 'married man without children' },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <HandOver />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const AButton: Story = {};
