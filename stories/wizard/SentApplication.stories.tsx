import type { Meta, StoryObj } from '@storybook/react-vite';
import { SentApplication } from '#src/wizard/sending/SentApplication.tsx';
import { about } from '../about.ts';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { sendControls } from '../applying/controls.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';
import { receipt } from '../applying/network.ts';

export default {
  title: 'Wizard pieces/Sent application',
  parameters: about({
    use: 'In place of the form once an application arrived: the receipt, to be printed and kept.',
    avoid: 'A send that is under way or failed: the result dialog. A visit later: the receipt note.',
  }),
  tags: ['!autodocs'],
  argTypes: sendControls,
  args: {
    application: 'staff',
    example: 'married mother of two',
    network: { arrives: true },
    events: [{ type: 'CLOSE' }],
  },
  render: (send) => inWizardOf(send, applicantSending(send), <SentApplication />),
} satisfies Meta<Send>;

type Story = StoryObj<Send>;

export const Sent: Story = {};
export const OfAnExperiencedTeacher: Story = { args: { example: 'experienced teacher' } };
export const OfAnEarlierSend: Story = { args: { edited: true, network: { has: receipt } } };
export const OfAnAdmission: Story = {
  args: { application: 'admission', example: 'divorced parents with another legal guardian' },
};
export const Printing: Story = { args: OfAnAdmission.args!, globals: { medium: 'print' } };
