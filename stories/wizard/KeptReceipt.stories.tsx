import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeptReceipt } from '#src/wizard/draft/KeptReceipt.tsx';
import { Applying } from '../applying/Applying.tsx';
import { deviceControls } from '../applying/controls.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';
import { receipt } from '../applying/line.ts';

const meta = {
  title: 'Wizard pieces/Kept receipt',
  argTypes: deviceControls,
  args: {
    application: 'staff',
    example: 'experienced teacher',
    device: 'keeps answers',
    savedAt: Date.parse('2026-06-30T14:42:00Z'),
    receipt,
  },
  render: (opened) => (
    <Applying application={opened.application} actor={applicantOn(opened)} key={JSON.stringify(opened)}>
      <div className="wizard-body">
        <div className="wizard-aside">
          <KeptReceipt />
        </div>
      </div>
    </Applying>
  ),
} satisfies Meta<OnDevice>;

export default meta;
type Story = StoryObj<OnDevice>;

export const SentBefore: Story = {};
export const OfABackendWithoutTheTime: Story = {
  args: { receipt: { submissionId: receipt.submissionId, reference: receipt.reference } },
};
