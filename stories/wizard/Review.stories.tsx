import type { Meta, StoryObj } from '@storybook/react-vite';
import { Review } from '#src/wizard/step/Review.tsx';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';

const meta = {
  title: 'Wizard pieces/Review',
  args: { application: 'staff', step: 'references', example: 'experienced teacher' },
  render: (progress) => inStepOf(progress, <Review />),
} satisfies Meta<Progress>;

export default meta;
type Story = StoryObj<Progress>;

export const Folded: Story = {};
export const FoldedInTheAdmission: Story = {
  args: { application: 'admission', step: 'documents', example: 'child with all nine supports' },
};
