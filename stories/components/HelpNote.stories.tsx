import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpNote } from '#src/components/HelpNote.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Help note',
  component: HelpNote,
  parameters: about({
    place: 'step',
    use: 'Whom to ask, in the same place beside every step.',
    avoid: 'What one step needs to know first: the step note.',
    words: 'A heading, a number and an address. Nothing has to be read before one can call.',
    keyboard: 'Two links: the number and the address.',
    spoken: 'A landmark named ‘Help’. The number runs from left to right in every direction of the page.',
  }),
} satisfies Meta<typeof HelpNote>;

export const OfTheSchool: StoryObj<typeof HelpNote> = {};
