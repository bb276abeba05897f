import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnFirst } from './drawnFirst.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Photographs',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'photographs' },
  argTypes: { machine: { control: false } },
  loaders: [drawnFirst],
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Reading: Story = { args: { events: ['with a refused photograph'] } };
export const Refused: Story = { args: { at: 'photographs.refused.heic' } };
export const Arranging: Story = { args: { at: 'photographs.arranging.looking' } };
export const Attached: Story = { args: { at: 'photographs.attached' } };
