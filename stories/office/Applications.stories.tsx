import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilter } from '#server/office/page/listFields.ts';
import { Applications } from '#server/office/page/views/Applications.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { options, rows } from '#stories/office/samples.ts';

export default {
  title: 'Pages/Office/Applications',
  component: Applications,
  render: (args) => inOffice(<Applications {...args} />),
  args: {
    filter: noFilter,
    order: 'day',
    inWords: [],
    narrowed: [],
    sent: { list: '', picked: '' },
    all: undefined,
    ticked: { count: 0, isMost: false, href: '#ticked' },
    marked: { count: 0, left: 0 },
    deleted: 0,
    marks: options.marks.map(({ label }, at) => ({ label, count: 40 - at * 7, href: '#mark', isCurrent: false })),
    grades: options.grades.map(({ label }, at) => ({ label, count: 60 + at * 7, href: '#grade', isCurrent: false })),
    mayDelete: true,
    options,
    rows,
    total: 127,
    pages: { number: 2, count: 3, previous: { number: 1, href: '#newer' }, next: { number: 3, href: '#older' } },
    unreadable: [],
  },
} satisfies Meta<typeof Applications>;

type Story = StoryObj<typeof Applications>;
const onePage = { number: 1, count: 1 };

export const SecondPage: Story = {};
export const Found: Story = {
  args: {
    filter: { ...noFilter, q: 'khoury', mark: 'new' },
    inWords: ['Mark: new'],
    all: '#all',
    rows: rows.slice(0, 2),
    total: 2,
    pages: onePage,
  },
};
export const NothingFound: Story = {
  args: { filter: { ...noFilter, q: 'nobody' }, all: '#all', rows: [], total: 0, pages: onePage },
};
export const OneFamily: Story = {
  args: {
    filter: { ...noFilter, with: 'K7MQ4-XR29H' },
    narrowed: ['Family and second applications: K7MQ4-XR29H'],
    all: '#all',
    rows: rows.slice(0, 2),
    total: 2,
    pages: onePage,
  },
};
export const SomeTicked: Story = {
  args: {
    ticked: { count: 14, isMost: false, href: '#ticked' },
    order: 'name',
    marked: { count: 3, left: 1, href: '#marked' },
  },
};
export const NothingReceived: Story = { args: { rows: [], total: 0, pages: onePage } };
export const OneUnreadable: Story = {
  args: { unreadable: ['An application cannot be read: /srv/applications/received/staff/1f3c. It is damaged.'] },
};
