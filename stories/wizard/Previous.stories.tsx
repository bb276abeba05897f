import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { blank } from '#forms/draft.ts';
import { reusable } from '#forms/reuse.ts';
import { Previous } from '#src/wizard/step/Previous.tsx';
import { about } from '../about.ts';
import { draftNamed } from '../applying/answers.ts';
import type { Progress } from '../applying/applicant.ts';
import { inStepOf } from '../applying/inStepOf.tsx';

const previous = reusable(admission, draftNamed('admission', 'three siblings of which one applies'));

export default {
  title: 'Wizard pieces/Previous',
  parameters: about({
    use: 'In a step that the last application answered as well: the previous answers, all or one by one.',
    avoid:
      'One answer from the same application: the offer note. What this application has already: a draft opens by itself.',
  }),
  args: {
    application: 'admission',
    step: 'father',
    example: 'pre-KG child from a day care',
    empty: true,
    events: [{ type: 'SUSPEND' }, { type: 'RESTORE', draft: blank(admission), previous, step: 'learner' }],
  },
  render: (progress) => inStepOf(progress, <Previous path={[progress.step]} />),
} satisfies Meta<Progress>;

type Story = StoryObj<Progress>;

export const Offered: Story = {};
export const Taken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use these answers' }));
    await canvas.findByText('These are the answers from your last application.');
  },
};
