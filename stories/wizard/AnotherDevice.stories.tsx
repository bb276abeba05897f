import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnotherDevice } from '#src/wizard/handover/AnotherDevice.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Another device',
  parameters: about({
    use: 'Once for a form: what brings its draft to another device, once that is asked for and loaded.',
    avoid: 'Another tab of the same browser: Open elsewhere.',
    height: '40rem',
  }),
  args: {
    application: 'staff',
    step: 'personalInfo',
    example: 'married man without children',
    events: [{ type: 'HAND_OVER' }],
  },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <AnotherDevice />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Open: Story = {};
export const Closed: Story = { args: { events: [] } };
