import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '#server/office/page/views/Frame.tsx';
import { SignIn } from '#server/office/page/views/SignIn.tsx';
import '#stories/office/inOffice.tsx';

export default {
  title: 'Pages/Office/Sign in',
  component: SignIn,
  render: (args) => (
    <Frame languages={[]}>
      <SignIn {...args} />
    </Frame>
  ),
} satisfies Meta<typeof SignIn>;

type Story = StoryObj<typeof SignIn>;

export const WithALink: Story = { args: { token: 'token' } };
export const WhereSomebodyIsSignedIn: Story = { args: { token: 'token', signedIn: 'Maya' } };
export const WithoutALink: Story = {};
export const UsedUp: Story = { args: { problem: 'This link has been used, or is older than ten minutes.' } };
