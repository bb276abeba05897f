import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Draft note',
  component: DraftNote,
  decorators: [inStep],
  args: { saved: false },
} satisfies Meta<typeof DraftNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const Saved: Story = { args: { saved: true } };
export const ForcedColors: Story = { args: Saved.args!, globals: { colors: 'forced' } };
