import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageCard } from '#src/photographs/PageCard.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';
import { drawnCard, drawnPage, emptyPage } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

export default {
  title: 'Components/Photographs/Page card',
  component: PageCard,
  decorators: [
    (Story) => (
      <ol className="page-cards">
        <Story />
      </ol>
    ),
    onPaper,
  ],
  args: { id: 'photograph-1', number: 1, count: 1, picture: drawnPage, color: false, empty: false },
  parameters: about({
    use: 'One page of the PDF as it will be sent, with its size and all that can be done with it.',
    avoid: 'Files that are attached already: FileField lists these.',
    words: 'A verb on each button. Which page it is about is announced to screen readers only.',
    keyboard:
      'Tab goes through the buttons; the page itself is the first, which enlarges it. One that can do nothing now keeps the focus; a page that is moved takes it along.',
    spoken:
      'A list item with its page as a button, its number and size; each button names its page. That it looks empty describes the page. It is busy while the page is made.',
  }),
} satisfies Meta<typeof PageCard>;

type Story = StoryObj<typeof PageCard>;

export const TheOnlyOne: Story = {};
export const TheLastOfThree: Story = { args: { number: 3, count: 3 } };
export const InColor: Story = { args: { color: true, picture: drawnCard } };
export const Empty: Story = { args: { empty: true, picture: emptyPage } };
export const BeingMade: Story = { args: { picture: undefined, busy: true, count: 2 } };
