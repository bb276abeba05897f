import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullDisk } from '#server/http/problemError.ts';
import { Submitting } from '#src/wizard/sending/Submitting.tsx';
import { Applying } from '../applying/Applying.tsx';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { sendControls } from '../applying/controls.ts';
import { refused } from '../applying/line.ts';

const MB = 1024 * 1024;

const meta = {
  title: 'Wizard pieces/Submitting',
  argTypes: sendControls,
  args: { application: 'staff', example: 'experienced teacher', line: {} },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: (send) => (
    <Applying application={send.application} actor={applicantSending(send)} key={JSON.stringify(send)}>
      <Submitting />
    </Applying>
  ),
} satisfies Meta<Send>;

export default meta;
type Story = StoryObj<Send>;

export const Keeping: Story = { args: { keeping: true } };
export const NoBytesYet: Story = {};
export const FortyPercent: Story = { args: { line: { tells: [{ type: 'PROGRESS', sent: 2 * MB, total: 5 * MB }] } } };
export const WaitingForTheNextTry: Story = { args: { line: { tells: [{ type: 'BROKEN' }] } } };
export const WaitingAsLongAsTheSchoolAsksFor: Story = { args: { line: { ...refused(fullDisk()), hurries: false } } };
export const AskingWhetherItArrived: Story = { args: { line: { tells: [{ type: 'BROKEN' }], hurries: true } } };
export const AskingAfterAReload: Story = { args: { resumes: true } };
export const WaitingForAConnection: Story = { args: { line: { tells: [{ type: 'OFFLINE' }] } } };
export const AsksWhetherToStop: Story = { args: { events: [{ type: 'STOP' }] } };
export const RightToLeft: Story = { args: AsksWhetherToStop.args!, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { args: AsksWhetherToStop.args!, globals: { colors: 'forced' } };
