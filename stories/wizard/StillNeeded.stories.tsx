import type { Meta, StoryObj } from '@storybook/react-vite';
import { StillNeeded } from '#src/wizard/step/StillNeeded.tsx';
import { about } from '../about.ts';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';

interface Args extends Progress {
  open: boolean;
}

const toggle = () => undefined;

export default {
  title: 'Wizard pieces/Still needed',
  parameters: about({
    use: 'Before the step actions: the needed panel with every answer that is missing or wrong, in page order.',
    avoid: 'A single message: it stands below its question. What failed on the line: the result dialog.',
  }),
  args: { application: 'staff', step: 'personalInfo', example: 'single man', empty: true, open: false },
  render: ({ open, ...progress }) => inStepOf(progress, <StillNeeded open={open} onOpen={toggle} onFold={toggle} />),
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const InALastStep: Story = { args: { step: 'references', open: true } };
export const OneWrongAnswer: Story = {
  args: {
    empty: false,
    open: true,
    events: [{ type: 'CHANGE', path: ['personalInfo', 'email'], answer: 'elias.khoury@' }],
  },
};
export const OfALearner: Story = {
  args: { application: 'admission', step: 'learner', example: 'pre-KG child from a day care', open: true },
};
