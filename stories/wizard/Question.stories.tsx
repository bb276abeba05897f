import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Leaf } from '#forms/field.ts';
import { staff } from '#forms/staff/staff.ts';
import { Question } from '#src/wizard/Question.tsx';
import type { Progress } from '../staff/applicant.ts';
import { inStaffStep } from '../staff/inStaffStep.tsx';

interface Args extends Progress {
  /** The name of a question of the step. */
  asked: string;
}

const meta = {
  title: 'Wizard pieces/Question',
  args: { step: 'personalInfo', example: 'married mother of two', asked: 'firstName' },
  render: ({ asked, ...progress }) =>
    inStaffStep(
      progress,
      <Question
        field={(staff.steps[progress.step].fields as Record<string, unknown>)[asked] as Leaf}
        path={[progress.step, asked]}
        name={`${progress.step}[${asked}]`}
      />,
    ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

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
