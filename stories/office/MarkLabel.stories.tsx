import type { Meta, StoryObj } from '@storybook/react-vite';
import '#server/office/page/styles/frame.css';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { matrix } from '../states.tsx';

export default {
  title: 'Components/Controls/Badge',
  component: MarkLabel,
  args: { mark: 'new' },
} satisfies Meta<typeof MarkLabel>;

type Story = StoryObj<typeof MarkLabel>;

export const New: Story = {};
export const Others: Story = matrix<Story>(
  Object.fromEntries(
    ['read', 'in progress', 'accepted', 'rejected', 'the office’s own'].map((mark) => [mark, { mark }]),
  ),
);
