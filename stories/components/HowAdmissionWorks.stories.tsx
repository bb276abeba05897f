import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { HowAdmissionWorks } from '#src/components/HowAdmissionWorks.tsx';
import { afterSending } from '#src/content/afterSending.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/How admission works',
  component: HowAdmissionWorks,
  parameters: about({
    place: 'wizard',
    texts: { next: () => afterSending.stepsOf(admission) },
    use: 'What comes before and after an application for admission, and whom to ask.',
    avoid: 'What one form needs at hand: its own list.',
    words: 'One sentence for each step, with its time.',
    keyboard: 'Two links.',
    spoken: 'A region with an ordered list.',
  }),
} satisfies Meta<typeof HowAdmissionWorks>;

export const OfTheSchool: StoryObj<typeof HowAdmissionWorks> = {};
