import type { Meta, StoryObj } from '@storybook/react-vite';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Draft',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'draft' },
  argTypes: { machine: { control: false } },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
