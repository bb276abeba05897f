import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Draft note',
  component: DraftNote,
  decorators: [inStep],
  args: { stored: true },
  argTypes: { savedAt: { control: 'date' } },
} satisfies Meta<typeof DraftNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const Saved: Story = { args: { savedAt: new Date(2026, 5, 30, 17, 42) } };
export const DeviceRefuses: Story = { args: { stored: false } };
export const ForcedColors: Story = { args: Saved.args!, globals: { colors: 'forced' } };
