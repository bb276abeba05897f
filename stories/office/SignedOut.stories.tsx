import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '#server/office/page/views/Frame.tsx';
import { SignedOut } from '#server/office/page/views/SignedOut.tsx';
import '#stories/office/inOffice.tsx';

export default {
  title: 'Pages/Office/Signed out',
  component: SignedOut,
  render: (args) => (
    <Frame languages={[]}>
      <SignedOut {...args} />
    </Frame>
  ),
  args: { note: 'The mother calls back on Tuesday.' },
} satisfies Meta<typeof SignedOut>;

type Story = StoryObj<typeof SignedOut>;

export const WithANote: Story = {};
export const WithoutANote: Story = { args: { note: '' } };
