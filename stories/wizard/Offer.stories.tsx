import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Leaf } from '#forms/fieldTypes.ts';
import { Offer } from '#src/wizard/step/Offer.tsx';
import { about } from '../about.ts';
import { inStepOf } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

export default {
  title: 'Wizard pieces/Offer',
  parameters: about({
    use: 'Below a question: an answer that was given elsewhere, or what was typed without its slip, as an offer note.',
    avoid:
      'Filling anything in: an offer is taken, or it is ignored. What the last application answered: the previous answers.',
  }),
  args: {
    application: 'admission',
    step: 'father',
    example: 'pre-KG child who was in none',
    empty: true,
    asked: 'familyName',
  },
  render: ({ asked, ...progress }) => {
    const { field, path } = placeIn<Leaf>(progress, asked);
    return inStepOf(progress, <Offer field={field} path={path} onTake={() => undefined} />);
  },
} satisfies Meta<AtQuestion>;

type Story = StoryObj<AtQuestion>;

export const GivenElsewhere: Story = {};
export const AlreadyAnswered: Story = { args: { empty: false } };
export const AnAddressWithASlip: Story = {
  args: {
    application: 'staff',
    step: 'personalInfo',
    example: 'married mother of two',
    empty: false,
    asked: 'email',
    events: [
      { type: 'CHANGE', path: ['personalInfo', 'email'], answer: 'rana@gmial.com' },
      { type: 'BLUR', path: ['personalInfo', 'email'] },
    ],
  },
};
export const ANumberUnderAnotherCountry: Story = {
  args: {
    application: 'staff',
    step: 'personalInfo',
    example: 'married mother of two',
    empty: false,
    asked: 'mobilePhone',
    events: [
      { type: 'CHANGE', path: ['personalInfo', 'mobilePhone'], answer: '+9163123456' },
      { type: 'BLUR', path: ['personalInfo', 'mobilePhone'] },
    ],
  },
};
