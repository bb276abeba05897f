import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReloadNote } from '#src/components/ReloadNote.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Reload note',
  component: ReloadNote,
  parameters: about({
    place: 'step',
    use: 'Beside a question of which a part did not load, and wherever only loading the page again helps.',
    avoid: 'A send that failed: the result dialog.',
    words: 'What did not load, what can be done without it, and what becomes of the answers.',
    keyboard: 'One stop: ‘Reload’, a link that needs no script.',
    spoken: 'An alert, which is announced as soon as it shows.',
  }),
  args: { children: 'Taking photos could not be loaded. You can attach a PDF instead.' },
} satisfies Meta<typeof ReloadNote>;

export const AtAQuestion: StoryObj<typeof ReloadNote> = {};
