import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '#src/wizard/step/Steps.tsx';
import { about } from '../about.ts';
import { applicantIn, type Progress } from '../applying/applicant.ts';
import { controlsOf } from '../applying/controls.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Steps',
  parameters: about({
    use: 'Above each step: the stepper, connected to the place. Only steps that can be gone to are buttons.',
    avoid: 'The sections of a page: the section steps.',
  }),
  argTypes: controlsOf('staff'),
  args: { application: 'staff', step: 'education', example: 'experienced teacher' },
  render: (progress) => inWizardOf(progress, applicantIn(progress), <Steps />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

const onADesktop = { viewport: { value: 'desktop' } };

export const ComingToIt: Story = {};
export const BackFromTheReview: Story = { args: { furthest: 'references' }, globals: onADesktop };
export const SomethingIsMissing: Story = { args: { furthest: 'references', empty: true }, globals: onADesktop };
export const OfAnAdmission: Story = {
  args: {
    application: 'admission',
    example: 'child with all nine supports',
    step: 'mother',
    furthest: 'documents',
  },
  globals: onADesktop,
};
