import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteCard } from '#src/components/QuoteCard.tsx';
import { about } from '../about.ts';
import { pictureControl } from '../pictureControl.ts';

export default {
  title: 'Components/Page/Quote card',
  component: QuoteCard,
  parameters: about({
    place: 'page',
    use: 'Someone of the school with a sentence of theirs: the head of a division.',
    avoid: 'A whole letter: the signed letter.',
    words:
      'A sentence or two without quotation marks: the card sets them. While the name is not known the office is shown alone.',
    keyboard: 'Nothing to reach.',
    spoken: 'A region named by its heading. The quotation is a figure with the name and the office as its caption.',
  }),
  argTypes: { portrait: pictureControl },
  args: {
    heading: 'Head of division',
    portrait: 'head-preschool',
    quote: 'A child who is greeted by name at the door has already begun to learn.',
    office: 'The Head of Preschool',
  },
} satisfies Meta<typeof QuoteCard>;

type Story = StoryObj<typeof QuoteCard>;

export const OfAnOffice: Story = {};
export const OfAPerson: Story = { args: { name: 'First and Family Name' } };
