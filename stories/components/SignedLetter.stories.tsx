import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignedLetter } from '#src/components/SignedLetter.tsx';
import { bishopsLetter } from '#src/content/letters/bishop.ts';
import { principalsLetter } from '#src/content/letters/principal.ts';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Signed letter',
  component: SignedLetter,
  decorators: [onPage],
  args: {
    title: principalsLetter.title,
    greeting: principalsLetter.greeting,
    html: principalsLetter.html,
    closing: principalsLetter.closing,
    signature: 'The Principal',
  },
} satisfies Meta<typeof SignedLetter>;

export default meta;
type Story = StoryObj<typeof meta>;

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
