import type { Meta, StoryObj } from '@storybook/react-vite';
import { Application } from '#server/office/page/views/Application.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { options, remarks, rows, sections } from '#stories/office/samples.ts';

const marks = options.marks.map(({ value }) => value);
const [first, unusual] = rows;

const meta = {
  title: 'Office/Application',
  component: Application,
  render: (args) => inOffice(<Application {...args} />),
  args: {
    ...first!,
    mayDelete: true,
    sections,
    remarks: { action: '#', marks, remarks },
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
export const MayNotDelete: Story = { args: { mayDelete: false } };
export const Printed: Story = { globals: { medium: 'print' } };
