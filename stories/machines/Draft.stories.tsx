import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnFirst } from './drawnFirst.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Draft',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'draft' },
  argTypes: { machine: { control: false } },
  loaders: [drawnFirst],
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Kept: Story = { args: { at: 'draft.held.kept' } };
export const Refused: Story = { args: { at: 'draft.held.refused' } };
export const Elsewhere: Story = { args: { at: 'draft.elsewhere' } };
export const TakenOver: Story = { args: { at: 'draft.takenOver' } };
export const Sealed: Story = { args: { at: 'draft.sealed' } };
