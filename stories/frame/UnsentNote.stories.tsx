import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsentNote } from '#src/frame/unsent/UnsentNote.tsx';
import { noteUnsent } from '#src/frame/unsent/unsentForms.ts';
import { about } from '../about.ts';
import { atPath } from './AtPath.tsx';

/** Of these forms an application was submitted, and not confirmed. */
const unsent = (...forms: string[]) => ({
  beforeEach: () => {
    for (const form of forms) noteUnsent(form, true);
    return () => {
      for (const form of forms) noteUnsent(form, false);
    };
  },
});

export default {
  title: 'Components/Page/Unsent note',
  component: UnsentNote,
  args: { path: '/' },
  decorators: [atPath],
  parameters: about({
    use: 'At the foot of every page, while an application that was submitted on this device is not confirmed.',
    avoid: 'On the page of its own form, which sends it.',
    words: 'That it is not confirmed, and which form to open.',
    keyboard: 'Tab reaches it after the footer.',
    spoken: 'A complementary landmark “Not sent yet” with a link.',
  }),
} satisfies Meta<typeof UnsentNote>;

type Story = StoryObj<typeof UnsentNote>;

export const OneForm: Story = unsent('staff');
export const BothForms: Story = unsent('admission', 'staff');
