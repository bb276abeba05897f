import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '#server/office/page/views/Notice.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';

export default {
  title: 'Pages/Office/Notice',
  component: Notice,
  render: (args) => inOffice(<Notice {...args} />),
  args: {
    title: 'That was not possible',
    note: '',
    back: '#list',
    children: 'There is no such application here. It may have been deleted meanwhile.',
  },
} satisfies Meta<typeof Notice>;

type Story = StoryObj<typeof Notice>;

export const Gone: Story = {};
export const GoneWithANote: Story = { args: { note: 'Mother called' } };
