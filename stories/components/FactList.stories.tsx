import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '#src/components/FactList.tsx';
import { unbroken } from '../extremes.ts';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Fact list',
  component: FactList,
  decorators: [onPage],
  args: {
    facts: [
      { term: 'Classes', detail: '7:30 a.m. to 2:30 p.m.' },
      { term: 'Recesses', detail: '30 and 25 minutes' },
      { term: 'Grade 12 tracks', detail: ['General Sciences', 'Life Sciences', 'Sociology & Economics'] },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { facts: [{ term: 'Classes', detail: '7:30 a.m. to 1:45 p.m.' }] } };
export const LongWords: Story = { args: { facts: [{ term: unbroken, detail: unbroken }] } };
