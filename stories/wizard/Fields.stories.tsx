import type { Meta, StoryObj } from '@storybook/react-vite';
import { staff } from '#forms/staff/staff.ts';
import { Fields } from '#src/wizard/Fields.tsx';
import type { Progress } from '../staff/applicant.ts';
import { inStaffStep } from '../staff/inStaffStep.tsx';

const meta = {
  title: 'Wizard pieces/Fields',
  args: { step: 'personalInfo', example: 'single man' },
  render: (progress) =>
    inStaffStep(
      progress,
      <Fields fields={staff.steps[progress.step].fields} path={[progress.step]} name={progress.step} />,
    ),
} satisfies Meta<Progress>;

export default meta;
type Story = StoryObj<Progress>;

export const WithoutBranches: Story = {};
export const WithTheBranchOfTheMarried: Story = { args: { example: 'married man without children' } };
export const WithEveryBranch: Story = { args: { example: 'married mother of two' } };
export const WithAList: Story = { args: { step: 'education' } };
