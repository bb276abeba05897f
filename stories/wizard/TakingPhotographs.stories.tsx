import type { Meta, StoryObj } from '@storybook/react-vite';
import { TakingPhotographs } from '#src/wizard/step/TakingPhotographs.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Taking photographs',
  parameters: about({
    use: 'Once for a form: the dialog of photographs, for the question whose button was pressed.',
    avoid:
      'A dialog in each question: a dialog that was open when the page was left is opened again in whatever step the form is.',
    height: '40rem',
  }),
  args: {
    application: 'staff',
    step: 'personalInfo',
    example: 'married man without children',
    events: [{ type: 'PHOTOGRAPH', path: ['personalInfo', 'passport'], ids: [] }],
  },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <TakingPhotographs />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Open: Story = {};
export const Closed: Story = { args: { events: [] } };
