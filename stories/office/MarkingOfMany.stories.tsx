import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkingOfMany } from '#server/office/page/views/MarkingOfMany.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { options, rows } from '#stories/office/samples.ts';

export default {
  title: 'Pages/Office/Marking of many',
  component: MarkingOfMany,
  render: (args) => inOffice(<MarkingOfMany {...args} />),
  args: {
    applications: rows.slice(0, 3),
    marks: options.marks,
    shown: '',
    typed: { mark: '', note: '' },
    back: '#list',
  },
} satisfies Meta<typeof MarkingOfMany>;

type Story = StoryObj<typeof MarkingOfMany>;

export const Asked: Story = {};
export const MarkedMeanwhile: Story = {
  args: {
    typed: { mark: 'read', note: 'Tuesday at 9' },
    problem:
      '1 of them has got another mark meanwhile. Nothing was changed. Please look at the marks, then save again.',
  },
};
