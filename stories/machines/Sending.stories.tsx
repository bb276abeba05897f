import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnFirst } from './drawnFirst.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Sending',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'sending' },
  argTypes: { machine: { control: false } },
  loaders: [drawnFirst],
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Waiting: Story = { args: { at: 'sending.waiting' } };
export const Asking: Story = { args: { at: 'sending.asking' } };
export const Received: Story = { args: { at: 'sending.received' } };
export const Stopped: Story = { args: { at: 'sending.stopped' } };
