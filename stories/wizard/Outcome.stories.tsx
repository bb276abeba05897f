import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SendingEvent } from '#machines/sendingTypes.ts';
import type { Failure, Receipt, WizardEvent } from '#machines/wizard/types.ts';
import { Outcome } from '#src/wizard/sending/Outcome.tsx';
import { Applying } from '../applying/Applying.tsx';
import { type Applicant, applicantAfter } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';

interface Args extends Applicant {
  /** What has been heard of the send. */
  tells?: readonly SendingEvent[];
  /** What the applicant did meanwhile. */
  events?: readonly WizardEvent[];
}

const receipt: Receipt = { submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b', reference: 'K7MQ4-XR29H' };
const received = (kept: Receipt): SendingEvent[] => [
  { type: 'ANSWERED', answered: { became: 'received', receipt: kept } },
];
const failed = (failure: Failure): SendingEvent[] => [
  { type: 'ANSWERED', answered: { became: 'failed', failure, passing: false } },
];

const meta = {
  title: 'Wizard pieces/Outcome',
  args: { application: 'staff', example: 'experienced teacher' },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: ({ application, example, tells = [], events = [] }) => (
    <Applying application={application} actor={applicantAfter({ application, example }, tells, ...events)}>
      <Outcome words={applications[application].words} />
    </Applying>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const NoBytesYet: Story = {};
export const FortyPercent: Story = { args: { tells: [{ type: 'PROGRESS', sent: 2_097_152, total: 5_242_880 }] } };
export const AsksWhetherToStop: Story = { args: { events: [{ type: 'STOP' }] } };
export const Succeeded: Story = { args: { tells: received(receipt) } };
export const AnEarlierSendHadArrived: Story = { args: { tells: received({ ...receipt, earlier: true }) } };
export const Offline: Story = { args: { tells: failed({ kind: 'offline' }) } };
export const Busy: Story = { args: { tells: failed({ kind: 'busy' }) } };
export const TooLarge: Story = { args: { tells: failed({ kind: 'too large' }) } };
export const NotKnown: Story = { args: { tells: failed({ kind: 'not known' }) } };
export const AnsweredByAnother: Story = { args: { tells: failed({ kind: 'not the school' }) } };
export const FailedWithAnswersToPutRight: Story = {
  args: {
    tells: failed({
      kind: 'refused',
      detail: 'Some answers have to be put right.',
      errors: {
        'personalInfo[email]': 'Email must be a valid email',
        'education[academicInfo][1][certificate]': 'Only PDF files are allowed',
        'references[1][nickname]': 'This answer is not part of the form.',
      },
    }),
  },
};
const anAdmission = { application: 'admission', example: 'three siblings of which one applies' } as const;
export const AdmissionSucceeded: Story = { args: { ...anAdmission, ...Succeeded.args } };
export const AdmissionWithAnswersToPutRight: Story = {
  args: {
    ...anAdmission,
    tells: failed({
      kind: 'refused',
      detail: 'Some answers have to be put right.',
      errors: {
        'siblingsInfo[siblings][1][lastName]': 'Last country is required.',
        'medicalDocs[0]': 'Only PDF files are allowed',
      },
    }),
  },
};
