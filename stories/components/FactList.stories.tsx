import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '#src/components/FactList.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Fact list',
  component: FactList,
  parameters: about({
    place: 'page',
    use: 'What can be said at a glance: levels, hours, an exam.',
    avoid: 'Whole sentences: the rich text. Answers of an applicant: the answer list.',
    words:
      'A term of a word or two, and a detail in as few words as will do, without a full stop. One term may have several details.',
    keyboard: 'Nothing to reach.',
    spoken: 'A description list: each term, then its details.',
  }),
  args: {
    facts: [
      { term: 'Classes', detail: '7:30 a.m. to 2:30 p.m.' },
      { term: 'Recesses', detail: '30 and 25 minutes' },
      { term: 'Grade 12 tracks', detail: ['General Sciences', 'Life Sciences', 'Sociology & Economics'] },
    ],
  },
} satisfies Meta<typeof FactList>;

type Story = StoryObj<typeof FactList>;

export const Three: Story = {};
export const One: Story = { args: { facts: [{ term: 'Classes', detail: '7:30 a.m. to 1:45 p.m.' }] } };
