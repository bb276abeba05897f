import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from '#server/office/page/views/Table.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';

const heads = [
  'Applicant',
  'First name in Arabic (Learner Information)',
  'Date of birth (Learner Information)',
  'Note',
].map((head, at) => ({ id: String(at), head }));

export default {
  title: 'Pages/Office/Table',
  component: Table,
  render: (args) => inOffice(<Table {...args} />),
  args: {
    total: 2,
    about: ['Grade or position: Pre-KG 1', 'As of 2026-11-22'],
    heads,
    rows: [
      { key: '1', cells: ['Karim Khoury', 'كريم', '2023-05-14', 'Calls back on Friday\nTuesday at 9'] },
      { key: '2', cells: ['Zoë Abi Rached', 'زويه', '2016-02-29', ''] },
    ],
    groups: [
      { title: 'The office’s own', columns: [{ ...heads[0]!, isChosen: true }] },
      {
        title: 'Application for Admission: Learner Information',
        columns: heads.slice(1, 3).map((column) => ({ ...column, isChosen: true })),
      },
    ],
    sent: { list: '', picked: '', which: 'all' },
    list: '#list',
  },
} satisfies Meta<typeof Table>;

type Story = StoryObj<typeof Table>;

export const AClassList: Story = {};
export const OnlyTheFirstRows: Story = { args: { total: 2000 } };
export const Printed: Story = { globals: { medium: 'print' } };
