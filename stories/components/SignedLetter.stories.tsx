import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedLetter } from '#src/components/SignedLetter.tsx';
import { bishopsLetter } from '#src/content/letters/bishop.ts';
import { principalsLetter } from '#src/content/letters/principal.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Signed letter',
  component: SignedLetter,
  parameters: about({
    place: 'page',
    use: 'A letter to the visitors, from its greeting to its signature.',
    avoid: 'A sentence or two of somebody: the quote card.',
    words: 'As it was written. `lang` and `dir` go with a letter that is not in English.',
    keyboard: 'Links in the text, where there are any.',
    spoken: 'An article with a heading, in the language it names.',
  }),
  args: {
    title: principalsLetter.title,
    greeting: principalsLetter.greeting,
    html: principalsLetter.html,
    closing: principalsLetter.closing,
    signature: 'The Principal',
  },
} satisfies Meta<typeof SignedLetter>;

type Story = StoryObj<typeof SignedLetter>;

export const English: Story = {};
export const Arabic: Story = {
  args: {
    title: bishopsLetter.title,
    greeting: bishopsLetter.greeting,
    html: bishopsLetter.html,
    closing: bishopsLetter.closing,
    signature: bishopsLetter.signature,
    lang: 'ar',
    dir: 'rtl',
  },
};
