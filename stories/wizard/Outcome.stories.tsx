import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Failure, Receipt } from '#machines/wizardTypes.ts';
import { Outcome } from '#src/wizard/Outcome.tsx';
import { Applying } from '../staff/Applying.tsx';
import { applicantAfter } from '../staff/applicant.ts';
import { words } from '../staff/words.ts';

interface Args {
  journey: 'submitting' | 'succeeded' | 'failed';
  progress?: { sent: number; total: number };
  receipt?: Receipt;
  failure?: Failure;
}

const receipt = { submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b', reference: 'K7MQ4-XR29H' };

const meta = {
  title: 'Wizard pieces/Outcome',
  args: { journey: 'submitting' },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: ({ journey, ...outcome }) => (
    <Applying actor={applicantAfter(journey, 'experienced teacher', outcome)}>
      <Outcome words={words} />
    </Applying>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const NoBytesYet: Story = {};
export const FortyPercent: Story = { args: { progress: { sent: 2_097_152, total: 5_242_880 } } };
export const Succeeded: Story = { args: { journey: 'succeeded', receipt } };
export const AnEarlierSendHadArrived: Story = {
  args: { journey: 'succeeded', receipt: { ...receipt, earlier: true } },
};
export const FailedWithASentence: Story = {
  args: { journey: 'failed', failure: { sentence: 'The connection was lost before the school could confirm.' } },
};
export const FailedWithAnswersToPutRight: Story = {
  args: {
    journey: 'failed',
    failure: {
      sentence: 'Some answers have to be put right.',
      errors: {
        'personalInfo[email]': 'Email must be a valid email',
        'education[academicInfo][1][certificate]': 'Only PDF files are allowed',
        'references[1][nickname]': 'This answer is not part of the form.',
      },
    },
  },
};
