import type { Meta, StoryObj } from '@storybook/react-vite';
import type { List } from '#forms/fieldTypes.ts';
import { limits } from '#forms/limits.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { ListQuestion } from '#src/wizard/step/ListQuestion.tsx';
import { ResetNote } from '#src/wizard/step/ResetNote.tsx';
import { about } from '../about.ts';
import { inStepOf } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

const full = (...path: string[]) =>
  Array.from({ length: limits.entries - 1 }, (_, i): WizardEvent => ({ type: 'ADD_ENTRY', path, key: `added-${i}` }));

export default {
  title: 'Patterns/Lists',
  parameters: about({
    use: 'Something of which an applicant may have several: schools, siblings, languages. The list begins with one entry; the last one has Add, all but the first have Remove, and what was removed can be put back. A change of the answer that a list depends on empties it, and says so with the way back.',
    avoid: 'One entry: the field group. More than twenty: a file.',
  }),
  args: { application: 'staff', step: 'education', example: 'single man', asked: 'academicInfo' },
  render: ({ asked, ...progress }) => inStepOf(progress, <ListQuestion {...placeIn<List>(progress, asked)} />),
} satisfies Meta<AtQuestion>;

type Story = StoryObj<AtQuestion>;

export const One: Story = {};
export const Three: Story = { args: { example: 'experienced teacher' } };
export const Missing: Story = { args: { empty: true, messages: true } };
export const SingleAnswers: Story = { args: { asked: 'languages' } };
export const Full: Story = { args: { asked: 'languages', empty: true, events: full('education', 'languages') } };
export const JustRemoved: Story = {
  args: {
    example: 'experienced teacher',
    events: [{ type: 'REMOVE', path: ['education', 'academicInfo'], key: 'e2' }],
  },
};
export const EmptiedByAnotherAnswer: Story = {
  args: {
    application: 'admission',
    step: 'learner',
    example: 'grade 5 pupil with two former schools',
    asked: 'gradeApplyingTo',
    events: [{ type: 'CHANGE', path: ['learner', 'gradeApplyingTo'], answer: 'uel-06' }],
  },
  render: ({ asked, ...progress }) => inStepOf(progress, <ResetNote path={placeIn(progress, asked).path} />),
};
