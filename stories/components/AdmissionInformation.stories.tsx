import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { AdmissionInformation } from '#src/components/AdmissionInformation.tsx';
import { admission as information } from '#src/content/admission.ts';
import { about } from '../about.ts';
import { titlesOf } from '../applying/applications.tsx';
import { inWizard } from '../inWizard.tsx';

const meta = {
  title: 'Wizard/Admission information',
  component: AdmissionInformation,
  decorators: [inWizard],
  parameters: about({
    use: 'What to have ready before an application that needs papers: how long it takes, what is asked, which steps come.',
    avoid: 'A form that can be begun at once, such as the staff application.',
    words: 'The time comes first. Each item is one thing to find, without a full stop.',
    keyboard: 'One stop: ‘Fill The Form’.',
    spoken:
      'Three headings, each over its list. The block takes the focus when one comes back to it from the form. Begun before it can open, it says so.',
  }),
  args: { ...information, steps: titlesOf(admission) },
} satisfies Meta<typeof AdmissionInformation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSchool: Story = {};
export const Opening: Story = { args: { opening: true } };
export const Printing: Story = { globals: { medium: 'print' } };
