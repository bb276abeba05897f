import type { Meta, StoryObj } from '@storybook/react-vite';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { about } from '../about.ts';
import { states } from '../states.tsx';

export default {
  title: 'Components/Form/Undo note',
  component: UndoNote,
  parameters: about({
    place: 'step',
    use: 'Where something was taken away that took effort to enter: a list entry, or a list that a changed answer has emptied. It stays until the step is left; no clock runs.',
    avoid: 'What cannot be brought back: that is asked before, as in the draft note.',
    words: 'One sentence that names what is gone: ‘School 2 was removed.’',
    keyboard: 'A button: Enter or Space brings the answers back and leads to them.',
    spoken: '‘Undo’; what it brings back is the sentence before it, which was announced when it appeared.',
    examples: {
      do: {
        says: 'One sentence that names what is gone.',
        shows: () => <UndoNote>School 2 was removed.</UndoNote>,
      },
      dont: {
        says: 'A question in place of an undo, which does not say what is meant.',
        shows: () => <UndoNote>Item deleted. Are you sure?</UndoNote>,
      },
    },
  }),
  args: { children: 'School 2 was removed.' },
} satisfies Meta<typeof UndoNote>;

type Story = StoryObj<typeof UndoNote>;

export const EntryRemoved: Story = {};
export const ListEmptied: Story = { args: { children: 'The list “Previous Day Care” was cleared.' } };
export const States: Story = states;
