import type { Meta, StoryObj } from '@storybook/react-vite';
import { learner } from '#forms/admission/learner.ts';
import { NoToAll } from '#src/wizard/step/NoToAll.tsx';
import { about } from '../about.ts';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';

const supports = Object.entries(learner.fields).filter(([, { kind, part }]) => kind === 'yesNo' && part?.noToAll);
const words = supports[0]![1].part!.noToAll!;

export default {
  title: 'Wizard pieces/No to all',
  parameters: about({
    use: 'Above a part of at least three yes or no questions that most applicants answer with no.',
    avoid: 'Questions that have to be thought about one by one. It answers nothing before it is pressed.',
  }),
  args: { application: 'admission', step: 'learner', example: 'child with all nine supports' },
  render: (progress) =>
    inStepOf(progress, <NoToAll words={words} questions={supports.map(([name]) => ['learner', name])} />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Offered: Story = {};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.offer }));
    await canvas.findByText(words.done);
  },
};
