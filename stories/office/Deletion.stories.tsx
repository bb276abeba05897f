import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deletion } from '#server/office/page/views/Deletion.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';

export default {
  title: 'Pages/Office/Deletion',
  component: Deletion,
  render: (args) => inOffice(<Deletion {...args} />),
  args: { applicant: 'Karim Khoury', reference: 'K7MQ4-XR29H', files: 6, added: 0, back: '#' },
} satisfies Meta<typeof Deletion>;

type Story = StoryObj<typeof Deletion>;

export const Asked: Story = {};
export const WithAdditions: Story = { args: { added: 2 } };
export const WrongReference: Story = {
  args: { problem: 'That is not its reference, which is K7MQ4-XR29H. Nothing was deleted.' },
};
