import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import type { Receipt } from '#machines/wizardTypes.ts';
import { SentApplication } from '#src/wizard/SentApplication.tsx';
import { Applying } from '../staff/Applying.tsx';
import { applicantAfter } from '../staff/applicant.ts';

interface Args {
  example: StaffExample;
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
  args: { example: 'married mother of two', receipt },
  render: ({ example, receipt: kept }) => {
    const actor = applicantAfter('receipt', example, { receipt: kept });
    return (
      <Applying actor={actor}>
        <SentApplication form={staff} actor={actor} />
      </Applying>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Sent: Story = {};
export const OfAnExperiencedTeacher: Story = { args: { example: 'experienced teacher' } };
export const OfAnEarlierSend: Story = { args: { receipt: { ...receipt, earlier: true } } };
