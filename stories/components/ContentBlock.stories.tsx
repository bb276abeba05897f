import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { activities } from '#src/content/activities.ts';
import { unbroken } from '../extremes.ts';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Content block',
  component: ContentBlock,
  decorators: [onPage],
  args: { title: 'Choir', html: activities[0]?.html ?? '', picture: 'act-choir' },
} satisfies Meta<typeof ContentBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPicture: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithAnAnchor: Story = { args: { id: 'choir' } };
export const LongTitle: Story = { args: { title: unbroken } };
