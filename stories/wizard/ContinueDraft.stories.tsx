import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContinueDraft } from '#src/wizard/draft/ContinueDraft.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Continue a draft',
  parameters: about({
    use: 'On the information page of an application that has answers already: the continue note, at the first step that is incomplete.',
    avoid:
      'An application that begins with its first step: it opens where it was left. What is kept on the device: the draft note.',
  }),
  args: {
    application: 'admission',
    example: 'three siblings of which one applies',
    step: 'father',
    events: [{ type: 'GO_TO', place: 'info' }],
  },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <ContinueDraft />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const InTheThirdStep: Story = {};
export const NothingAnswered: Story = { args: { step: 'learner', empty: true } };
