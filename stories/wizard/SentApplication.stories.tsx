import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Receipt } from '#machines/wizard/types.ts';
import { SentApplication } from '#src/wizard/sending/SentApplication.tsx';
import { Applying } from '../applying/Applying.tsx';
import { type Applicant, applicantAfter } from '../applying/applicant.ts';

interface Args extends Applicant {
  receipt: Receipt;
}

const receipt = {
  submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b',
  reference: 'K7MQ4-XR29H',
  receivedAt: '2026-06-30T14:42:00.000Z',
};

const meta = {
  title: 'Wizard pieces/Sent application',
  tags: ['!autodocs'],
  args: { application: 'staff', example: 'married mother of two', receipt },
  render: ({ receipt: kept, application, example }) => {
    const receipts = [{ type: 'ANSWERED', answered: { became: 'received', receipt: kept } }] as const;
    const actor = applicantAfter({ application, example }, receipts, { type: 'CLOSE' });
    return (
      <Applying application={application} actor={actor}>
        <SentApplication />
      </Applying>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Sent: Story = {};
export const OfAnExperiencedTeacher: Story = { args: { example: 'experienced teacher' } };
export const OfAnEarlierSend: Story = { args: { receipt: { ...receipt, earlier: true } } };
export const OfAnAdmission: Story = {
  args: { application: 'admission', example: 'divorced parents with another legal guardian' },
};
export const Printing: Story = { args: OfAnAdmission.args!, globals: { medium: 'print' } };
