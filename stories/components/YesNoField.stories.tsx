import type { Meta, StoryObj } from '@storybook/react-vite';
import { staff } from '#forms/staff/staff.ts';
import { messages } from '#forms/wording.ts';
import { YesNoField } from '#src/components/YesNoField.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

const options = staff.steps.personalInfo.fields.hasChildren.options?.() ?? [];

export default {
  title: 'Components/Form/Yes-no field',
  component: YesNoField,
  parameters: about({
    place: 'step',
    use: 'A question with two short answers. Nothing is chosen from the start.',
    avoid: 'More answers, or longer ones: the select field.',
    words: 'A question that yes or no answers: ‘Do you have children?’',
    keyboard: 'Native radios: Tab goes to the chosen one or to the first, arrow keys choose.',
    spoken: 'The question as the legend of the group, then the answer. The hint and the message describe the group.',
    examples: {
      do: {
        says: 'A question that yes or no answers, with neither chosen from the start.',
        shows: () => <YesNoField id="do" name="do" label="Do you have children?" required options={options} />,
      },
      dont: {
        says: 'A question with a negation: nobody knows what yes means.',
        shows: () => (
          <YesNoField
            id="dont"
            name="dont"
            label="Do you not have children?"
            required
            options={options}
            defaultValue="yes"
          />
        ),
      },
    },
  }),
  args: {
    id: 'hasChildren',
    name: 'hasChildren',
    label: 'Do you have children?',
    required: true,
    options,
  },
} satisfies Meta<typeof YesNoField>;

type Story = StoryObj<typeof YesNoField>;

export const Unanswered: Story = {};
export const Yes: Story = { args: { defaultValue: 'yes' } };
export const Invalid: Story = { args: { error: messages.yesOrNo() } };
export const Variants: Story = matrix<Story>({
  No: { defaultValue: 'no' },
  Optional: { required: false },
  'With hint': { hint: 'Children of any age count.' },
  'In an entry': { label: 'Is a certificate attached?', context: 'school 2' },
  Arabic: {
    options: [
      { value: 'yes', label: 'نعم' },
      { value: 'no', label: 'كلا' },
    ],
    defaultValue: 'no',
  },
});
export const States: Story = states;
