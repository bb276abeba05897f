import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeptSince } from '#src/wizard/draft/KeptSince.tsx';
import { Applying } from '../applying/Applying.tsx';
import { deviceControls } from '../applying/controls.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';

const meta = {
  title: 'Wizard pieces/Kept since',
  argTypes: deviceControls,
  args: {
    application: 'staff',
    example: 'experienced teacher',
    device: 'keeps answers',
    savedAt: Date.parse('2026-06-30T14:42:00Z'),
  },
  render: (opened) => (
    <Applying application={opened.application} actor={applicantOn(opened)} key={JSON.stringify(opened)}>
      <div className="wizard-body">
        <KeptSince />
      </div>
    </Applying>
  ),
} satisfies Meta<OnDevice>;

export default meta;
type Story = StoryObj<OnDevice>;

export const NothingYet: Story = { args: { device: 'keeps nothing yet' } };
export const Kept: Story = {};
export const Refused: Story = { args: { device: 'refuses' } };
