import type { Meta, StoryObj } from '@storybook/react-vite';
import { Log } from '#server/office/page/views/Log.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';

const application = { href: '#', reference: 'K7MQ4-XR29H' };
const gone = 'an application (Staff Application) that is no longer here';

const meta = {
  title: 'Office/Log',
  component: Log,
  render: (args) => inOffice(<Log {...args} />),
  args: {
    events: [
      { id: '3', minute: '2026-11-22 11:25', by: 'Rana Haddad', did: 'deleted', others: gone },
      { id: '2', minute: '2026-11-22 11:20', by: 'Rana Haddad', did: 'opened', application, others: '' },
      { id: '1', minute: '2026-11-22 11:14', by: 'Rana Haddad', did: 'signed in', others: '' },
    ],
    pages: { number: 1, count: 0, older: '#older' },
  },
} satisfies Meta<typeof Log>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeOfADay: Story = {};
export const Nothing: Story = { args: { events: [], pages: { number: 1, count: 0 } } };
