import type { Meta, StoryObj } from '@storybook/react-vite';
import { Log } from '#server/office/page/views/Log.tsx';
import type { OfficeAction } from '#server/storing/officeLog.ts';
import { inOffice } from '#stories/office/inOffice.tsx';

const event = (id: string, minute: string, did: OfficeAction['did']) => ({
  id,
  minute: `2026-11-22 ${minute}`,
  by: 'Rana Haddad',
  did,
  count: 1,
  hasEntries: true,
  applications: [] as { href: string; applicant: string; reference: string }[],
});
const karim = { href: '#karim', applicant: 'Karim Khoury', reference: 'K7MQ4-XR29H' };
const rana = { href: '#rana', applicant: 'رنا منصور', reference: 'R3JWT-9AKX4' };

export default {
  title: 'Pages/Office/Log',
  component: Log,
  render: (args) => inOffice(<Log {...args} />),
  args: {
    filter: { by: '', did: '', day: '' },
    users: ['Maya', 'Rana Haddad'],
    events: [
      event('4', '11:25', 'deleted'),
      { ...event('3', '11:22', 'marked'), count: 40, applications: [karim, rana] },
      { ...event('2', '11:20', 'opened'), applications: [karim] },
      { ...event('1', '11:14', 'signed in'), hasEntries: false },
    ],
    pages: { number: 1, count: 2, next: { number: 2, href: '#older' } },
  },
} satisfies Meta<typeof Log>;

type Story = StoryObj<typeof Log>;

export const SomeOfADay: Story = {};
export const Nothing: Story = { args: { events: [], pages: { number: 1, count: 1 } } };
