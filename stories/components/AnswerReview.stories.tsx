import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerReview } from '#src/components/AnswerReview.tsx';
import { about } from '../about.ts';
import { sectionsOf } from '../applying/answers.ts';

export default {
  title: 'Components/Wizard/Answer review',
  component: AnswerReview,
  parameters: about({
    place: 'step',
    texts: { sections: () => sectionsOf('staff', 'married mother of two') },
    use: 'All earlier answers, in the last step, before they are sent. Each step is a row that unfolds.',
    avoid: 'What was sent: the receipt shows it.',
    words: 'The headings are the titles of the steps.',
    keyboard:
      'Enter or Space unfolds it, and in it a step. Then Tab goes from one ‘Change’ to the next, and each leads to its question.',
    spoken:
      'A button in a heading, which says whether it is unfolded; so is each step. While it is folded the answers are not there.',
  }),
  args: { open: false },
} satisfies Meta<typeof AnswerReview>;

type Story = StoryObj<typeof AnswerReview>;

export const Folded: Story = {};
export const Open: Story = { args: { open: true } };
export const OneStep: Story = {
  parameters: {
    texts: {
      sections: () =>
        sectionsOf('staff', 'married mother of two').map((section, at) => ({ ...section, open: at === 0 })),
    },
  },
  args: { open: true },
};
export const ManyAnswers: Story = {
  parameters: {
    texts: {
      sections: () => sectionsOf('staff', 'experienced teacher').map((section) => ({ ...section, open: true })),
    },
  },
  args: { open: true },
};
