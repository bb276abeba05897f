import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageCards } from '#src/photographs/PageCards.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';
import { drawnCard, page } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Components/Photographs/Page cards',
  component: PageCards,
  decorators: [onPaper],
  args: { pages: [page(1), page(2, { color: true, picture: drawnCard })], busy: false, send: () => undefined },
  argTypes: { pages: { control: false } },
  parameters: about({
    use: 'The pages of the PDF in the order they are sent.',
    avoid: 'A single picture without an order or anything to do: Blob picture.',
    words: 'It has none of its own.',
    keyboard:
      'Tab goes through the pages in their order. After a page is removed the next one has the focus, or the last.',
    spoken: 'A numbered list.',
  }),
} satisfies Meta<typeof PageCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Busy: Story = { args: { pages: [page(1), page(2, { picture: undefined })], busy: true } };
