import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandingOver } from '#src/handover/HandingOver.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Components/Another device/Whole',
  component: HandingOver,
  parameters: about({
    use: 'Once for a form, while its draft goes to another device or comes from one.',
    avoid: 'Another tab of the same browser: Open elsewhere.',
    words: 'Those of its dialogs.',
    keyboard: 'That of its dialogs.',
    spoken: 'As its dialogs.',
    height: '40rem',
  }),
  args: {
    application: 'staff',
    step: 'personalInfo',
    example: 'married man without children',
    events: [{ type: 'HAND_OVER' }],
  },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <HandingOver />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Explaining: Story = {};
