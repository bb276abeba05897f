import type { Meta, StoryObj } from '@storybook/react-vite';
import { Applications } from '#server/office/page/views/Applications.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { noFilter, options, rows } from '#stories/office/samples.ts';

const meta = {
  title: 'Office/Applications',
  component: Applications,
  render: (args) => inOffice(<Applications {...args} />),
  args: {
    filter: noFilter,
    options,
    rows,
    total: 127,
    pages: { number: 2, count: 3, newer: '#newer', older: '#older' },
    unreadable: [],
  },
} satisfies Meta<typeof Applications>;
export default meta;

type Story = StoryObj<typeof meta>;
const onePage = { number: 1, count: 1 };

export const SecondPage: Story = {};
export const Found: Story = {
  args: { filter: { ...noFilter, q: 'khoury', mark: 'new' }, rows: rows.slice(0, 2), total: 2, pages: onePage },
};
export const NothingFound: Story = {
  args: { filter: { ...noFilter, q: 'nobody' }, rows: [], total: 0, pages: onePage },
};
export const NothingReceived: Story = { args: { rows: [], total: 0, pages: onePage } };
export const OneUnreadable: Story = {
  args: { unreadable: ['An application cannot be read: /srv/applications/received/staff/1f3c. It is damaged.'] },
};
