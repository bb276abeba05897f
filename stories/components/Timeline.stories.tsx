import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from '#src/components/Timeline.tsx';
import { history } from '#src/content/history.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Timeline',
  component: Timeline,
  parameters: about({
    place: 'page',
    use: 'What happened, in its order, each with its year where one is known.',
    avoid: 'Steps that follow each other on a page: the section steps.',
    words: 'A title of a few words and a sentence or two. A year that is not known is left out.',
    keyboard: 'Nothing to reach.',
    spoken: 'An ordered list; in each entry the year comes before its heading.',
  }),
  args: { milestones: history.milestones },
} satisfies Meta<typeof Timeline>;

type Story = StoryObj<typeof Timeline>;

export const OfTheSchool: Story = {};
export const One: Story = { args: { milestones: history.milestones.slice(0, 1) } };
export const WithoutYears: Story = { args: { milestones: history.milestones.filter(({ when }) => !when) } };
