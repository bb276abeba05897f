import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Failure, Receipt } from '#machines/wizard/types.ts';
import { brokenLine, notTheSchool } from '#src/wizard/failures.ts';
import { Outcome } from '#src/wizard/Outcome.tsx';
import { Applying } from '../applying/Applying.tsx';
import { type Applicant, applicantAfter } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';

interface Args extends Applicant {
  journey: 'submitting' | 'succeeded' | 'failed';
  progress?: { sent: number; total: number };
  receipt?: Receipt;
  failure?: Failure;
}

const receipt = { submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b', reference: 'K7MQ4-XR29H' };

const meta = {
  title: 'Wizard pieces/Outcome',
  args: { application: 'staff', example: 'experienced teacher', journey: 'submitting' },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: ({ application, example, journey, ...outcome }) => (
    <Applying application={application} actor={applicantAfter(journey, { application, example }, outcome)}>
      <Outcome words={applications[application].words} />
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
export const Offline: Story = { args: { journey: 'failed', failure: brokenLine } };
export const AnsweredByAnother: Story = { args: { journey: 'failed', failure: notTheSchool } };
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
const anAdmission = { application: 'admission', example: 'three siblings of which one applies' } as const;
export const AdmissionSucceeded: Story = { args: { ...anAdmission, ...Succeeded.args } };
export const AdmissionWithAnswersToPutRight: Story = {
  args: {
    ...anAdmission,
    journey: 'failed',
    failure: {
      sentence: 'Some answers have to be put right.',
      errors: {
        'siblingsInfo[siblings][1][lastName]': 'Last country is required.',
        'medicalDocs[0]': 'Only PDF files are allowed',
      },
    },
  },
};
