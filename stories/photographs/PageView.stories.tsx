import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageView } from '#src/photographs/PageView.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';
import { drawnPage } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

export default {
  title: 'Components/Photographs/Page view',
  component: PageView,
  decorators: [onPaper],
  args: { number: 1, picture: drawnPage },
  parameters: about({
    use: 'One page as large as the screen allows, and up to four times as wide: can it be read?',
    avoid: 'Changing the page: the page card does that.',
    words: 'Two buttons, “Zoom in” and “Zoom out”.',
    keyboard:
      'Tab reaches both buttons and the page. Enter on the page zooms in, and out again from the largest; the arrow keys scroll it.',
    spoken: 'Two buttons, and the page as a button with the alternative text of its picture.',
  }),
} satisfies Meta<typeof PageView>;

export const Fitted: StoryObj<typeof PageView> = {};
