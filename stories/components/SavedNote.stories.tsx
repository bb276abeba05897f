import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedNote } from '#src/components/SavedNote.tsx';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Saved note',
  component: SavedNote,
  decorators: [inStep],
  args: { stored: true },
  argTypes: { savedAt: { control: 'date' } },
} satisfies Meta<typeof SavedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = { args: { savedAt: new Date(2026, 5, 30, 17, 42) } };
export const DeviceRefuses: Story = { args: { stored: false } };
