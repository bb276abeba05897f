import type { Meta, StoryObj } from '@storybook/react-vite';
import { Elsewhere } from '#src/wizard/draft/Elsewhere.tsx';
import { Applying } from '../applying/Applying.tsx';
import { deviceControls } from '../applying/controls.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';

const meta = {
  title: 'Wizard pieces/Elsewhere',
  tags: ['!autodocs'],
  argTypes: deviceControls,
  args: {
    application: 'staff',
    example: 'experienced teacher',
    device: 'open elsewhere',
    savedAt: Date.parse('2026-06-30T14:42:00Z'),
  },
  render: (opened) => (
    <Applying application={opened.application} actor={applicantOn(opened)} key={JSON.stringify(opened)}>
      <Elsewhere />
    </Applying>
  ),
} satisfies Meta<OnDevice>;

export default meta;
type Story = StoryObj<OnDevice>;

export const OpenElsewhere: Story = {};
export const TakenOver: Story = { args: { device: 'taken over' } };
