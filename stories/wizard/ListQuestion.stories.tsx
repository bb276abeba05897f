import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from '#forms/limits.ts';
import { staff } from '#forms/staff/staff.ts';
import type { WizardEvent } from '#machines/wizardTypes.ts';
import { ListQuestion } from '#src/wizard/ListQuestion.tsx';
import type { Progress } from '../staff/applicant.ts';
import { inStaffStep } from '../staff/inStaffStep.tsx';

interface Args extends Progress {
  list: 'academicInfo' | 'languages';
}

const languages = ['education', 'languages'];
const added = (count: number) =>
  Array.from({ length: count }, (_, i): WizardEvent => ({ type: 'ADD', path: languages, key: `added-${i}` }));

const meta = {
  title: 'Wizard pieces/List question',
  args: { step: 'education', example: 'single man', list: 'academicInfo' },
  render: ({ list, ...progress }) =>
    inStaffStep(
      progress,
      <ListQuestion
        field={staff.steps.education.fields[list]}
        path={['education', list]}
        name={`education[${list}]`}
      />,
    ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const One: Story = {};
export const Three: Story = { args: { example: 'experienced teacher' } };
export const Missing: Story = { args: { empty: true, messages: true } };
export const SingleAnswers: Story = { args: { list: 'languages' } };
export const Full: Story = { args: { list: 'languages', empty: true, events: added(limits.entries - 1) } };
export const JustRemoved: Story = {
  args: {
    example: 'experienced teacher',
    events: [{ type: 'REMOVE', path: ['education', 'academicInfo'], key: 'e2' }],
  },
};
