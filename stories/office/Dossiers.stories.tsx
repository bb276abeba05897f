import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dossiers } from '#server/office/page/views/Dossiers.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { contacts, documents, rows, sections } from '#stories/office/samples.ts';

const dossiers = rows
  .slice(0, 2)
  .map((row) => ({ ...row, contacts, documents, sections, note: 'Calls back', added: [] }));

export default {
  title: 'Pages/Office/Dossiers',
  component: Dossiers,
  render: (args) => inOffice(<Dossiers {...args} />),
  args: { dossiers, back: { href: '/', label: 'Back to the list' } },
} satisfies Meta<typeof Dossiers>;

type Story = StoryObj<typeof Dossiers>;

export const Two: Story = {};
export const Printed: Story = { globals: { medium: 'print' } };
