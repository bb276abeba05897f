import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { atHand } from '#forms/atHand.ts';
import { staff } from '#forms/staff/staff.ts';
import { AtHandList } from '#src/components/AtHandList.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/At hand list',
  component: AtHandList,
  parameters: about({
    place: 'wizard',
    texts: { steps: () => atHand(admission) },
    use: 'Before a form: what an applicant has to look up or bring for each of its steps, and the blank forms of the school.',
    avoid: 'What is still missing in a step: the needed panel leads to each question.',
    words: 'Each is a thing to find, without a full stop. The questions of a form say it themselves (`atHand`).',
    keyboard: 'One stop for each blank form, which is downloaded.',
    spoken: 'A numbered list of steps, each with a heading and a list; a link says which form it downloads.',
  }),
} satisfies Meta<typeof AtHandList>;

type Story = StoryObj<typeof AtHandList>;

export const OfTheAdmission: Story = {};
export const OfTheStaffApplication: Story = { parameters: { texts: { steps: () => atHand(staff) } } };
