import type { Meta, StoryObj } from '@storybook/react-vite';
import type { List } from '#forms/fieldTypes.ts';
import { limits } from '#forms/limits.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { ListQuestion } from '#src/wizard/step/ListQuestion.tsx';
import { about } from '../about.ts';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';
import { placeIn } from '../applying/placeIn.ts';

interface Args extends Progress {
  /** The name of a list of the step. */
  list: string;
}

const full = (...path: string[]) =>
  Array.from({ length: limits.entries - 1 }, (_, i): WizardEvent => ({ type: 'ADD_ENTRY', path, key: `added-${i}` }));

export default {
  title: 'Wizard pieces/List question',
  parameters: about({
    use: 'A list of a form: the entry list, connected to its entries.',
    avoid: 'A group with one entry: the field group. More than twenty entries.',
  }),
  args: { application: 'staff', step: 'education', example: 'single man', list: 'academicInfo' },
  render: ({ list, ...progress }) => inStepOf(progress, <ListQuestion {...placeIn<List>(progress, list)} />),
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const One: Story = {};
export const Three: Story = { args: { example: 'experienced teacher' } };
export const Missing: Story = { args: { empty: true, messages: true } };
export const SingleAnswers: Story = { args: { list: 'languages' } };
export const Full: Story = { args: { list: 'languages', empty: true, events: full('education', 'languages') } };
export const JustRemoved: Story = {
  args: {
    example: 'experienced teacher',
    events: [{ type: 'REMOVE', path: ['education', 'academicInfo'], key: 'e2' }],
  },
};
export const Schools: Story = {
  args: {
    application: 'admission',
    step: 'learner',
    example: 'grade 5 pupil with two former schools',
    list: 'dayCareSchool',
  },
};
export const MayBeLeftEmpty: Story = { args: { ...Schools.args, example: 'child with all nine supports' } };
export const Siblings: Story = {
  args: {
    application: 'admission',
    step: 'siblingsInfo',
    example: 'three siblings of which one applies',
    list: 'siblings',
  },
};
export const TwentySiblings: Story = {
  args: {
    ...Siblings.args,
    example: 'pre-KG child who was in none',
    events: full('siblingsInfo', 'siblings'),
  },
};
