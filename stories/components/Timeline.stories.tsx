import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from '#src/components/Timeline.tsx';
import { history } from '#src/content/history.ts';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Timeline',
  component: Timeline,
  decorators: [onPage],
  args: { milestones: history.milestones },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSchool: Story = {};
export const One: Story = { args: { milestones: history.milestones.slice(0, 1) } };
export const WithoutYears: Story = { args: { milestones: history.milestones.filter(({ when }) => !when) } };
