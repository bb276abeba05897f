import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Leaf } from '#forms/fieldTypes.ts';
import { Question } from '#src/wizard/step/Question.tsx';
import { about } from '../about.ts';
import { inStepOf } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

export default {
  title: 'Wizard pieces/Question',
  parameters: about({
    use: 'One question of a form, connected to its answer: the control its kind asks for, its offer, and its reset note.',
    avoid: 'Uploads and lists: the file question, the list question. A control outside a form: the component itself.',
  }),
  args: { application: 'staff', step: 'personalInfo', example: 'married mother of two', asked: 'firstName' },
  render: ({ asked, ...progress }) => inStepOf(progress, <Question {...placeIn<Leaf>(progress, asked)} />),
} satisfies Meta<AtQuestion>;

type Story = StoryObj<AtQuestion>;

export const Text: Story = {};
export const Missing: Story = { args: { empty: true, messages: true } };
export const Choice: Story = { args: { asked: 'gender' } };
export const YesNo: Story = { args: { asked: 'hasChildren' } };
export const Day: Story = { args: { asked: 'birthDate' } };
export const WholeNumber: Story = { args: { asked: 'numberOfChildren' } };
export const Phone: Story = { args: { asked: 'mobilePhone' } };
export const Email: Story = { args: { asked: 'email' } };
export const Files: Story = { args: { asked: 'passport' } };
export const Lines: Story = {
  args: { step: 'employmentInfo', example: 'married man without children', asked: 'hasHealthProblemsSpecify' },
};

const ofALearner = {
  application: 'admission',
  step: 'learner',
  example: 'grade 5 pupil with two former schools',
} as const;
export const InArabic: Story = { args: { ...ofALearner, asked: 'familyNameAr' } };
export const NotInArabic: Story = {
  args: {
    ...InArabic.args,
    messages: true,
    events: [{ type: 'CHANGE', path: ['learner', 'familyNameAr'], answer: 'Abi Rached' }],
  },
};
export const ALongList: Story = { args: { ...ofALearner, asked: 'birthCountry' } };
export const AnOptionalList: Story = { args: { ...ofALearner, asked: 'nationality2' } };
export const BesideAnOffer: Story = {
  args: {
    application: 'admission',
    step: 'father',
    example: 'pre-KG child who was in none',
    empty: true,
    asked: 'familyName',
  },
};
export const HasEmptiedAList: Story = {
  args: {
    ...ofALearner,
    asked: 'gradeApplyingTo',
    events: [{ type: 'CHANGE', path: ['learner', 'gradeApplyingTo'], answer: 'uel-06' }],
  },
};
