import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { staff } from '#forms/staff/staff.ts';
import { Stepper } from '#src/components/Stepper.tsx';
import { about } from '../about.ts';
import { titlesOf } from '../applying/applications.tsx';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Wizard/Stepper',
  component: Stepper,
  parameters: about({
    place: 'wizard',
    use: 'Above a form of several steps: how far one is, and the way to each step that was reached.',
    avoid:
      'A form of one step. The sections of a page: the section steps. How much of a file was sent: the upload progress.',
    words: 'The titles of the steps, a word or two each, as in the heading of the step.',
    keyboard:
      'A step that was reached is a button: Tab goes from one to the next, Enter or Space goes there. The others are no stops.',
    spoken:
      'An ordered list named ‘Progress’. Each step says whether it is completed, in progress, begun or not started.',
  }),
  args: {
    labels: titlesOf(staff),
    current: 0,
  },
} satisfies Meta<typeof Stepper>;

type Story = StoryObj<typeof Stepper>;

export const First: Story = {};
export const OnATablet: Story = { args: { current: 2 }, globals: { viewport: { value: 'tablet' } } };
export const Variants: Story = matrix<Story>({
  Second: { current: 1 },
  Last: { current: 4 },
  'Six steps': { labels: titlesOf(admission), current: 3 },
});
export const States: Story = { ...states, args: { current: 2, open: [true, true, true] } };
