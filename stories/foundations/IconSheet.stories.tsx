import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconSheet } from './IconSheet.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconSheet,
  tags: ['!autodocs'],
} satisfies Meta<typeof IconSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const ForcedColors: Story = { globals: { colors: 'forced' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
