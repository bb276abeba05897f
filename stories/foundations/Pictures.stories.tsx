import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pictures } from './Pictures.tsx';

const meta = {
  title: 'Foundations/Pictures',
  component: Pictures,
  tags: ['!autodocs'],
} satisfies Meta<typeof Pictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EverySlot: Story = {};
