import type { Meta, StoryObj } from '@storybook/react-vite';
import { translated } from '#languages/translated.ts';
import { HoursTable } from '#src/components/HoursTable.tsx';
import { divisions } from '#src/content/divisions.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Hours table',
  component: HoursTable,
  parameters: about({
    place: 'page',
    use: 'The hours of all divisions beside each other.',
    avoid: 'The hours of one division: the list of facts.',
    words: 'Times as the divisions’ pages write them.',
    keyboard: 'A link to each other division.',
    spoken: 'A table with the divisions as headings of its rows.',
  }),
  render: ({ current }) => <HoursTable divisions={translated(divisions)} current={current} />,
  args: { divisions, current: 'intermediate' },
} satisfies Meta<typeof HoursTable>;

export const OfTheSchool: StoryObj<typeof HoursTable> = {};
