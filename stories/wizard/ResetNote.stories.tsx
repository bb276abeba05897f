import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetNote } from '#src/wizard/step/ResetNote.tsx';
import { about } from '../about.ts';
import { inStepOf } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

const changed = (step: string, asked: string, answer: string) => [
  { type: 'CHANGE' as const, path: [step, asked], answer },
];

export default {
  title: 'Wizard pieces/Reset note',
  parameters: about({
    use: 'Below an answer whose change has emptied lists: what was emptied, and the way to have it back.',
    avoid: 'An entry or a file that was removed: the undo note stands in the list or at the file.',
  }),
  args: {
    application: 'admission',
    step: 'learner',
    example: 'grade 5 pupil with two former schools',
    asked: 'gradeApplyingTo',
  },
  render: ({ asked, ...progress }) => inStepOf(progress, <ResetNote path={placeIn(progress, asked).path} />),
} satisfies Meta<AtQuestion>;

type Story = StoryObj<AtQuestion>;

export const NothingEmptied: Story = {};
export const SchoolsEmptied: Story = { args: { events: changed('learner', 'gradeApplyingTo', 'uel-06') } };
export const SiblingsEmptied: Story = {
  args: {
    step: 'siblingsInfo',
    example: 'three siblings of which one applies',
    asked: 'hasSiblings',
    events: changed('siblingsInfo', 'hasSiblings', 'no'),
  },
};
