import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewReturn } from '#src/wizard/step/ReviewReturn.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { controlsOf } from '../applying/controls.ts';
import { inFormOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Review return',
  parameters: about({
    use: 'In an earlier step that was reached from the review, while all before the last step is answered.',
    avoid: 'The ordinary way on, which goes through each step: the step actions.',
  }),
  argTypes: controlsOf('staff'),
  args: { application: 'staff', step: 'education', furthest: 'references', example: 'experienced teacher' },
  render: (progress) => inFormOf(progress, applicantIn(progress), <ReviewReturn />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const AllAnswered: Story = {};
export const SomethingIsMissing: Story = { args: { empty: true } };
export const NotReviewedYet: Story = { args: { furthest: 'education' } };
