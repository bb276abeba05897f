import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockNote } from '#src/wizard/step/ClockNote.tsx';
import { OtherGiven } from '#src/wizard/step/OtherGiven.tsx';
import { Review } from '#src/wizard/step/Review.tsx';
import { ReviewReturn } from '#src/wizard/step/ReviewReturn.tsx';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { Steps } from '#src/wizard/step/Steps.tsx';
import { StillNeeded } from '#src/wizard/step/StillNeeded.tsx';
import { about } from '../about.ts';
import { ApplicationStep } from '../applying/ApplicationStep.tsx';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { progressControls } from '../applying/controls.ts';
import { inFormOf, inStepOf, inWizardOf, pieceAt } from '../applying/inStepOf.tsx';

export default {
  title: 'Patterns/Going through the steps',
  subcomponents: { StepForm },
  parameters: about({
    use: 'A form of several steps. The stepper says where one is, and leads back to each step that was reached. Next waits until nothing is missing; the panel before it says what. The last step shows all answers, each with the way to its question and back.',
    avoid: 'A form of one step: it has neither stepper nor Previous. The sections of a page: the section steps.',
  }),
  argTypes: progressControls,
  args: { application: 'staff', step: 'education', example: 'experienced teacher' },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <Steps />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const ComingToAStep: Story = {};
export const BackFromTheReview: Story = {
  args: { furthest: 'references' },
  globals: { viewport: { value: 'desktop' } },
};

const toggle = () => undefined;
const needed = (open: boolean): Story => ({
  args: { step: 'personalInfo', example: 'single man', empty: true },
  render: (progress) => inStepOf(progress, <StillNeeded open={open} onOpen={toggle} onFold={toggle} />),
});
export const StillNeededFolded = needed(false);
export const StillNeededUnfolded = needed(true);
export const OneWrongAnswer: Story = {
  ...StillNeededUnfolded,
  args: {
    step: 'personalInfo',
    example: 'single man',
    events: [{ type: 'CHANGE', path: ['personalInfo', 'email'], answer: 'elias.khoury@' }],
  },
};

const inTheReview = { application: 'staff', step: 'references', example: 'experienced teacher' } as const;
export const InTheReview: Story = {
  args: inTheReview,
  render: (progress) => inStepOf(progress, <Review />),
};
export const ReturnToTheReview = pieceAt(
  inFormOf,
  <ReviewReturn />,
)({ ...inTheReview, step: 'education', furthest: 'references' });

/** The whole step. */
export const OnPaper: Story = {
  args: { step: 'references' },
  globals: { medium: 'print' },
  render: (progress) => <ApplicationStep {...progress} />,
};

export const AClockThatIsAYearBehind = pieceAt(
  inFormOf,
  <ClockNote />,
)({
  application: 'admission',
  example: 'three siblings of which one applies',
  step: 'learner',
  wrongDay: '2025-06-30',
});
export const ALinkForAnotherReference = pieceAt(
  inFormOf,
  <OtherGiven />,
)({ application: 'papers', example: 'missing paper', step: 'message', given: [[['reference'], 'R3JWT-9AKX4']] });
