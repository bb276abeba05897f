import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeScale } from './TypeScale.tsx';

const meta = {
  title: 'Foundations/Type scale',
  component: TypeScale,
  tags: ['!autodocs'],
  args: { lang: 'en' },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Latin: Story = {};
export const Arabic: Story = { args: { lang: 'ar' } };
