import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { atHand } from '#forms/atHand.ts';
import { translated } from '#languages/translated.ts';
import { AdmissionInformation } from '#src/components/AdmissionInformation.tsx';
import { admission as information } from '#src/content/admission.ts';
import { afterSending } from '#src/content/afterSending.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Admission information',
  component: AdmissionInformation,
  parameters: about({
    place: 'wizard',
    texts: { steps: () => atHand(admission), next: () => afterSending.stepsOf(admission) },
    use: 'What to have at hand before an application that needs papers: how long it takes, what each step asks for, and the blank forms.',
    avoid: 'A form that can be started at once, such as the staff application.',
    words: 'The time comes first. What each step needs comes from the questions themselves (`atHand`).',
    keyboard: 'The blank forms, each to be downloaded, then ‘Fill The Form’.',
    spoken:
      'A heading over a numbered list of steps, each with its own heading. The block takes the focus when one comes back to it from the form. Begun before it can open, it says so.',
  }),
  render: (props) => <AdmissionInformation {...translated(information)} {...props} />,
} satisfies Meta<typeof AdmissionInformation>;

type Story = StoryObj<typeof AdmissionInformation>;

export const OfTheSchool: Story = {};
export const Opening: Story = { args: { opening: true } };
export const Printing: Story = { globals: { medium: 'print' } };
