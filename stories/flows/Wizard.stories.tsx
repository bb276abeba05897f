import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftNamed } from '../applying/answers.ts';
import { applications, type ExampleName, type StepName } from '../applying/applications.tsx';
import { eraseDraft, storeDraft } from '../applying/device.ts';
import { WholeApplication } from '../applying/WholeApplication.tsx';

interface Args {
  application: 'staff' | 'admission';
  /** Whose draft this device has kept, and at which step. */
  example: ExampleName;
  step: StepName;
}

const meta = {
  title: 'Flows/Wizard',
  tags: ['!autodocs'],
  args: { application: 'staff', example: 'experienced teacher', step: 'workExperience' },
  beforeEach: async ({ args: { application, example, step } }) => {
    const { form } = applications[application];
    await storeDraft(form, { draft: draftNamed(application, example), step, reached: 0, submission: undefined });
    return () => eraseDraft(form);
  },
  render: ({ application }) => <WholeApplication application={application} />,
  play: async ({ args: { application, step }, canvas }) => {
    await canvas.findByText(applications[application].form.steps[step]!.title, { selector: 'h2' });
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const BringsBackAStaffApplication: Story = {};
export const BringsBackAnAdmission: Story = {
  args: { application: 'admission', example: 'three siblings of which one applies', step: 'siblingsInfo' },
};
