import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyNote } from '#src/components/PrivacyNote.tsx';
import { privacyNote } from '#src/content/privacyNote.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Privacy note',
  component: PrivacyNote,
  parameters: about({
    place: 'step',
    use: 'Once in a form, before its first question.',
    avoid: 'Instead of the page about privacy, which says the rest.',
    words: 'What stays on the device and for how long, who reads what is sent, and why. Plain words, two sentences.',
    keyboard: 'One link.',
    spoken: 'In its order on the page, before the questions.',
  }),
  args: { text: privacyNote.text(true), href: '/privacy' },
} satisfies Meta<typeof PrivacyNote>;

export const BeforeTheFirstQuestion: StoryObj<typeof PrivacyNote> = {};
