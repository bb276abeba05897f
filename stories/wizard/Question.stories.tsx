import type { Meta, StoryObj } from '@storybook/react-vite';
import { learner } from '#forms/admission/learner.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { NoToAll } from '#src/wizard/step/NoToAll.tsx';
import { Offer } from '#src/wizard/step/Offer.tsx';
import { Question } from '#src/wizard/step/Question.tsx';
import { Suggestions } from '#src/wizard/step/Suggestions.tsx';
import { about } from '../about.ts';
import { inFormOf, inStepOf, pieceAt } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

export default {
  title: 'Patterns/Answering a question',
  parameters: about({
    use: 'One question of a form: the control that its kind asks for, its message, and the answer that was given elsewhere, offered and never filled in unasked. Above a part of many yes or no questions that most answer with no, one button answers them all.',
    avoid: 'Uploads and lists, which have patterns of their own. A control outside a form: the component itself.',
  }),
  args: { application: 'staff', step: 'personalInfo', example: 'married mother of two', asked: 'firstName' },
  render: ({ asked, ...progress }) => inStepOf(progress, <Question {...placeIn<Leaf>(progress, asked)} />),
} satisfies Meta<AtQuestion>;

type Story = StoryObj<AtQuestion>;

export const Text: Story = {};
export const Missing: Story = { args: { empty: true, messages: true } };
export const YesNo: Story = { args: { asked: 'hasChildren' } };

const ofALearner = {
  application: 'admission',
  step: 'learner',
  example: 'grade 5 pupil with two former schools',
} as const;
export const NotInArabic: Story = {
  args: {
    ...ofALearner,
    asked: 'familyNameAr',
    messages: true,
    events: [{ type: 'CHANGE', path: ['learner', 'familyNameAr'], answer: 'Abi Rached' }],
  },
};
export const BesideAnOffer: Story = {
  args: {
    application: 'admission',
    step: 'father',
    example: 'pre-KG child who was in none',
    empty: true,
    asked: 'familyName',
  },
};

/** What a slip of the hand is offered instead of. */
const slip = (asked: string, answer: string): Story => ({
  args: {
    asked,
    events: [
      { type: 'CHANGE', path: ['personalInfo', asked], answer },
      { type: 'BLUR', path: ['personalInfo', asked] },
    ],
  },
  render: ({ asked: name, ...progress }) => {
    const { field, path } = placeIn<Leaf>(progress, name);
    return inStepOf(progress, <Offer field={field} path={path} onTake={() => undefined} />);
  },
});
export const AnAddressWithASlip = slip('email', 'rana@gmial.com');
export const ANumberUnderAnotherCountry = slip('mobilePhone', '+9163123456');

const supports = Object.entries(learner.fields).filter(([, { kind, part }]) => kind === 'yesNo' && part?.noToAll);
const words = supports[0]![1].part!.noToAll!;
export const NoToAllOfAPart = pieceAt(
  inFormOf,
  <NoToAll words={words} questions={supports.map(([name]) => ['learner', name])} />,
)({ application: 'admission', step: 'learner', example: 'child with all nine supports' });

/** As if its form was reached by the link of a division. */
export const SuggestedByALink: Story = {
  args: { ...ofALearner, empty: true, asked: 'gradeApplyingTo' },
  render: ({ asked, ...progress }) =>
    inStepOf(
      progress,
      <Suggestions {...placeIn<Leaf>(progress, asked)} answers={['uel-05', 'uel-06']} onTake={() => undefined} />,
    ),
};
