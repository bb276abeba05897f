import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { staff } from '#forms/staff/staff.ts';
import { TextField } from '#src/components/TextField.tsx';
import { about } from '../about.ts';
import { said } from '../applying/said.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Form/Text field',
  component: TextField,
  parameters: about({
    place: 'step',
    use: 'One line: a name, a whole number, an e-mail address. For a line in Arabic, `lang="ar"` turns the writing round and lets a phone offer that keyboard.',
    avoid: 'Several lines: the lines field. A day, a phone number: fields of their own.',
    words: 'The label is the question. There is no placeholder; what has to be known before is in the hint.',
    keyboard: 'A native text field. Enter goes on when the step is complete, else it leads to the next question.',
    spoken: 'The label; in a list the entry follows it, announced and not shown. The hint and the message describe it.',
    examples: {
      do: {
        says: 'The label is the question, and the hint says before what has to be known.',
        shows: () => (
          <TextField id="do" name="do" label="Family name" required hint="As it is written in your identity card." />
        ),
      },
      dont: {
        says: 'A label that talks, and in the hint what the message says where it is needed.',
        shows: () => (
          <TextField
            id="dont"
            name="dont"
            label="Please enter your family name here:"
            required
            hint="This field is required and must not be empty!"
          />
        ),
      },
    },
  }),
  args: { id: 'firstName', name: 'firstName', label: 'First name', required: true },
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Elias' } };
export const Invalid: Story = { args: { error: said(staff, 'personalInfo', 'First name') } };
export const Variants: Story = matrix<Story>({
  Optional: { required: false },
  'With hint': { hint: 'As it is written in your identity card.' },
  'Invalid with hint': { hint: 'As it is written in your identity card.', ...Invalid.args },
  Arabic: { defaultValue: 'رنا عبد المسيح' },
  'In an entry': { label: 'Degree', context: 'school 2' },
  Email: {
    kind: 'email',
    label: 'Email',
    defaultValue: 'rana.mansour@',
    error: said(staff, 'personalInfo', 'Email', ['personalInfo', 'email'], 'rana.mansour@'),
  },
  'Whole number': { kind: 'number', label: 'Number of children', defaultValue: '٢' },
  'In Arabic': { label: 'Family name in Arabic', lang: 'ar' },
  'In Arabic filled': { label: 'Family name in Arabic', lang: 'ar', defaultValue: 'الحدّاد' },
  'In Arabic invalid': {
    label: 'Family name in Arabic',
    lang: 'ar',
    defaultValue: 'Haddad',
    error: said(admission, 'learner', 'The family name', ['learner', 'familyNameAr'], 'Haddad'),
  },
});
export const States: Story = states;
