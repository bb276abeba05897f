import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeletionOfMany } from '#server/office/page/views/DeletionOfMany.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { rows } from '#stories/office/samples.ts';

export default {
  title: 'Pages/Office/Deletion of many',
  component: DeletionOfMany,
  render: (args) => inOffice(<DeletionOfMany {...args} />),
  args: { applications: rows.slice(0, 3), files: 14, added: 0, back: '/' },
} satisfies Meta<typeof DeletionOfMany>;

type Story = StoryObj<typeof DeletionOfMany>;

export const Asked: Story = {};
export const WrongNumber: Story = {
  args: { added: 2, problem: 'That is not their number, which is 3. Nothing was deleted.' },
};
