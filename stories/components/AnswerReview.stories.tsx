import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerReview } from '#src/components/AnswerReview.tsx';
import { sectionsOf } from '../applying/answers.ts';
import { longQuestion, unbroken } from '../extremes.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Answer review',
  component: AnswerReview,
  decorators: [inStep],
  args: { sections: sectionsOf('staff', 'married mother of two'), open: false },
} satisfies Meta<typeof AnswerReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Open: Story = { args: { open: true } };
export const ManyAnswers: Story = { args: { sections: sectionsOf('staff', 'experienced teacher'), open: true } };
export const LongText: Story = {
  args: {
    sections: [longQuestion, unbroken].map((text) => ({
      id: text,
      title: text,
      answers: [{ id: text, label: text, text }],
    })),
    open: true,
  },
};
