import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outcome } from '#src/wizard/sending/Outcome.tsx';
import { Applying } from '../applying/Applying.tsx';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';
import { sendControls } from '../applying/controls.ts';
import { broken, receipt } from '../applying/line.ts';

const meta = {
  title: 'Wizard pieces/Outcome',
  argTypes: sendControls,
  args: { application: 'staff', example: 'experienced teacher', line: {} },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: (send) => (
    <Applying application={send.application} actor={applicantSending(send)} key={JSON.stringify(send)}>
      <Outcome words={applications[send.application].words} />
    </Applying>
  ),
} satisfies Meta<Send>;

export default meta;
type Story = StoryObj<Send>;

export const OnItsWay: Story = {};
export const Failed: Story = { args: { line: broken } };
export const Succeeded: Story = { args: { line: { arrives: true } } };
export const FoundAfterAReload: Story = { args: { resumes: true, line: { has: receipt } } };
export const AnEarlierSendHadArrived: Story = { args: { edited: true, line: { has: receipt } } };

const ofAnAdmission = { application: 'admission', example: 'three siblings of which one applies' } as const;
export const AdmissionFailed: Story = { args: { ...ofAnAdmission, line: broken } };
export const AdmissionSucceeded: Story = { args: { ...ofAnAdmission, line: { arrives: true } } };
