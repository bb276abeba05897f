import type { Meta, StoryObj } from '@storybook/react-vite';
import { Application } from '#server/office/page/views/Application.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { options, remarks, rows, sections } from '#stories/office/samples.ts';

const marks = options.marks.map(({ value }) => value);
const [first, unusual] = rows;
const addition = rows.find(({ addsTo }) => addsTo !== '');

const meta = {
  title: 'Office/Application',
  component: Application,
  render: (args) => inOffice(<Application {...args} />),
  args: {
    ...first!,
    mayDelete: true,
    sections,
    remarks: { action: '#', marks, remarks },
    moving: { action: '#' },
    additions: [],
    neighbors: { list: '#', newer: '#newer', older: '#older' },
    deletion: '#delete',
  },
} satisfies Meta<typeof Application>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {};
export const Unusual: Story = { args: { ...unusual!, remarks: { action: '#', marks, remarks: [] } } };
export const SomebodyWasFaster: Story = {
  args: { remarks: { action: '#', marks, remarks, unsaved: { mark: 'invited', note: 'Tuesday at 9' } } },
};
export const WithAdditions: Story = {
  args: {
    additions: [
      {
        name: 'papers/1',
        href: '#addition',
        about: 'A missing paper',
        received: '2026-11-24 09:12',
        reference: 'R3JWT-9AKX4',
        sections: sections.slice(1),
      },
    ],
  },
};
export const AnAddition: Story = {
  args: { ...addition!, target: { href: '#target', applicant: 'Karim Khoury' }, sections: sections.slice(1) },
};
export const FitsNoApplication: Story = {
  args: {
    ...addition!,
    moving: { action: '#', problem: 'No application has the reference K7MQ4-XR29X. Nothing was changed.' },
    sections: sections.slice(1),
  },
};
export const MayNotDelete: Story = { args: { mayDelete: false } };
export const Printed: Story = { globals: { medium: 'print' } };
