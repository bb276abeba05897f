import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnFirst } from './drawnFirst.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Menu',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'menu' },
  argTypes: { machine: { control: false } },
  loaders: [drawnFirst],
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const OpenOnAPhone: Story = { args: { events: ['RESIZE to 750', 'OPEN'] } };
