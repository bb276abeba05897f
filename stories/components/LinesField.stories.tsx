import type { Meta, StoryObj } from '@storybook/react-vite';
import { staff } from '#forms/staff/staff.ts';
import { LinesField } from '#src/components/LinesField.tsx';
import { about } from '../about.ts';
import { said } from '../applying/said.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Form/Lines field',
  component: LinesField,
  parameters: about({
    place: 'step',
    use: 'An answer of a sentence or more, such as a reason.',
    avoid: 'A name or a number: the text field.',
    words: 'The label says what to write: ‘Reason for change’.',
    keyboard: 'A native text area: Enter begins a new line, Tab leaves it.',
    spoken: 'The label; in a list the entry follows it, announced and not shown. The hint and the message describe it.',
  }),
  args: { id: 'reason', name: 'reason', label: 'Reason for change', required: true },
} satisfies Meta<typeof LinesField>;

type Story = StoryObj<typeof LinesField>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'The school closed its science branch.\nIts laboratory was given away.' },
};
export const Invalid: Story = {
  args: { error: said(staff, 'workExperience', 'Reason for change', ['workExperience', 'hasWorkExperience'], 'yes') },
};
export const Variants: Story = matrix<Story>({
  Optional: { required: false },
  'With hint': { hint: 'A sentence or two is enough.' },
  Arabic: { defaultValue: 'انتقلت العائلة إلى بيروت.\nوالمدرسة بعيدة.' },
  'In an entry': { context: 'experience 2' },
});
export const States: Story = states;
