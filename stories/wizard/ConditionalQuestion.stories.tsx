import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathOfStep } from '#forms/draft.ts';
import { Fields } from '#src/wizard/step/Fields.tsx';
import { about } from '../about.ts';
import type { Progress } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';
import { inStepOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Patterns/Conditional question',
  parameters: about({
    use: 'A question that only some have to answer. It comes into its place in page order as soon as the answer before it is given, and goes with it; what was answered is kept until the form is sent, and is not sent while it is hidden. The rule is written once, beside the question: `when` in `forms/`.',
    avoid: 'A question that most answer: ask it always, and let it be optional. A list of its own: Lists.',
  }),
  args: { application: 'staff', step: 'personalInfo', example: 'single man' },
  render: (progress) => {
    const { form } = applications[progress.application];
    const path = pathOfStep(form, progress.step);
    return inStepOf(progress, <Fields fields={form.steps[progress.step]!.fields} path={path} name={path.join('')} />);
  },
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const WithoutBranches: Story = {};
export const WithTheBranchOfTheMarried: Story = { args: { example: 'married man without children' } };
export const WithEveryBranch: Story = { args: { example: 'married mother of two' } };
export const WithAQuestionAskedInAnEntry: Story = {
  args: { application: 'admission', step: 'siblingsInfo', example: 'three siblings of which one applies' },
};
