import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathOfStep } from '#forms/draft.ts';
import { Fields } from '#src/wizard/step/Fields.tsx';
import { about } from '../about.ts';
import type { Progress } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';
import { inStepOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Fields',
  parameters: about({
    use: 'All questions of a step or of a group, in page order, each part of them under its heading. Conditional ones come and go as the rules of the form say.',
    avoid: 'One question: it stands here by itself once the form has it. Questions are never placed by hand.',
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
export const WithAList: Story = { args: { step: 'education' } };
export const InParts: Story = {
  args: { application: 'admission', step: 'father', example: 'pre-KG child who was in none' },
};
export const WithFilesOfItsOwn: Story = { args: { ...InParts.args, step: 'documents' } };
export const WithAQuestionAskedInAnEntry: Story = {
  args: { ...InParts.args, step: 'siblingsInfo', example: 'three siblings of which one applies' },
};
