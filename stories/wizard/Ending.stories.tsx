import type { Meta, StoryObj } from '@storybook/react-vite';
import { wrongAnswers } from '#server/http/problemError.ts';
import { school } from '#src/content/school.ts';
import { Ending } from '#src/wizard/sending/Ending.tsx';
import { about } from '../about.ts';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { sendControls } from '../applying/controls.ts';
import { inFormOf } from '../applying/inStepOf.tsx';
import { broken, refused } from '../applying/network.ts';

export default {
  title: 'Wizard pieces/Ending',
  parameters: about({
    use: 'In the last step, after a send that brought no receipt: it was stopped, or nobody knows whether it arrived.',
    avoid: 'While it is being sent, and where it failed: the result dialog. Once it arrived: the sent application.',
  }),
  argTypes: sendControls,
  args: { application: 'staff', example: 'experienced teacher', network: {} },
  render: (send) => inFormOf(send, applicantSending(send), <Ending />),
} satisfies Meta<Send>;

type Story = StoryObj<Send>;

export const Stopped: Story = { args: { events: [{ type: 'STOP' }, { type: 'STOP' }] } };
export const NotThere: Story = { args: { resumes: true, network: { has: 'nothing' } } };
export const Refused: Story = {
  args: {
    network: refused(wrongAnswers({ 'personalInfo[email]': 'Email must be a valid email' })),
    events: [{ type: 'CLOSE' }],
  },
};
export const NotConfirmed: Story = { args: { network: broken, events: [{ type: 'CLOSE' }] } };
export const NotKnown: Story = {
  args: { resumes: true, network: { cannotBeAsked: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: school.phone.display });
    await canvas.findByRole('link', { name: school.email.address });
  },
};
