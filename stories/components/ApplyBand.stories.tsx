import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Apply band',
  component: ApplyBand,
  parameters: about({
    place: 'page',
    use: 'The way to the application, at the end of a page that may have convinced.',
    avoid: 'A form’s own pages.',
    words: 'What is offered, for whom, and how long it takes.',
    keyboard: 'Two links.',
    spoken: 'A region named by its heading.',
  }),
} satisfies Meta<typeof ApplyBand>;

export const OfTheSchool: StoryObj<typeof ApplyBand> = {};
