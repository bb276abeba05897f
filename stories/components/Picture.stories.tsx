import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#src/components/Picture.tsx';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Picture',
  component: Picture,
  decorators: [onPage],
  args: { slot: 'car-7', priority: true },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};
export const Portrait: Story = { args: { slot: 'bishop' } };
export const News: Story = { args: { slot: 'n1-1' } };
export const Wide: Story = { args: { slot: 'history' } };
export const Decorative: Story = { args: { alt: '' } };
