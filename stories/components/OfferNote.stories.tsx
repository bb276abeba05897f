import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferNote } from '#src/components/OfferNote.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Form/Offer note',
  component: OfferNote,
  parameters: about({
    place: 'step',
    use: 'Below a question whose answer was very likely given before, such as the family name of a father, or an e-mail address that looks like a slip. Nothing is filled in unasked.',
    avoid: 'A choice of several answers, or an answer nobody gave.',
    words:
      'The answer in quotation marks, as it was given. Where something else was answered: ‘Did you mean …?’ and ‘Yes, use this’.',
    keyboard: 'A button: Enter or Space takes the answer over and leads to the question.',
    spoken: '‘Use “the answer” for the question’, of which the question is announced and not shown: it is right above.',
  }),
  args: { label: 'Family name', answer: 'Khoury' },
} satisfies Meta<typeof OfferNote>;

type Story = StoryObj<typeof OfferNote>;

export const Name: Story = {};
export const Variants: Story = matrix<Story>({
  'Phone number': { label: 'Home phone number', answer: '+961 1 345 678' },
  Slip: { label: 'Email', answer: 'rana@gmail.com', instead: true },
  Arabic: { answer: 'الحدّاد' },
});
export const States: Story = states;
