import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpaceScale } from './SpaceScale.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
  tags: ['!autodocs'],
} satisfies Meta<typeof SpaceScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};
