import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { admission } from '#forms/admission/admission.ts';
import { atHand } from '#forms/atHand.ts';
import { receptionNote } from '#forms/receivingDays.ts';
import { ReceptionNote } from '#src/components/ReceptionNote.tsx';
import { about } from '../about.ts';
import { sectionsOf } from '../applying/answers.ts';

const days = { from: '2027-01-11', until: '2027-03-31' };

export default {
  title: 'Components/Wizard/Reception note',
  component: ReceptionNote,
  parameters: about({
    place: 'wizard',
    texts: { text: receptionNote(days, 'over')!, steps: () => atHand(admission) },
    use: 'In place of a form before the first day on which it is received, and after the last one.',
    avoid: 'While the form is received: a step says its last day in a note.',
    words: 'The day in words, and whom to ask.',
    keyboard: 'The blank forms; after the last day a button to print and one to erase.',
    spoken: 'A region named by its heading, which takes the focus as one arrives there.',
  }),
  args: { onErase: fn() },
} satisfies Meta<typeof ReceptionNote>;

type Story = StoryObj<typeof ReceptionNote>;

export const NotYet: Story = {
  parameters: { texts: { text: receptionNote(days, 'not yet')! } },
};
export const Over: Story = {};
const answered = { texts: { sections: () => sectionsOf('staff', 'single man') } };
export const OverWithAnswers: Story = { parameters: answered };
export const Printing: Story = { parameters: answered, globals: { medium: 'print' } };
