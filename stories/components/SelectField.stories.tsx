import type { Meta, StoryObj } from '@storybook/react-vite';
import { countries } from '#forms/lists/countries.ts';
import { levels } from '#forms/lists/levels.ts';
import { staff } from '#forms/staff/staff.ts';
import { SelectField } from '#src/components/SelectField.tsx';
import { about } from '../about.ts';
import { said } from '../applying/said.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Form/Select field',
  component: SelectField,
  parameters: about({
    place: 'step',
    use: 'One of a list whose length or wording does not fit on radios.',
    avoid: 'Yes or no: the yes-no field. A first and a last year: the years field.',
    words: 'Options in an order people know. Where the question is optional the field adds ‘None’ by itself.',
    keyboard:
      'A native list: arrow keys or the first letters choose. The blank it begins with cannot be chosen again; ‘None’ takes an optional answer back.',
    spoken: 'The label; in a list the entry follows it, announced and not shown. The hint and the message describe it.',
    examples: {
      do: {
        says: 'A list too long for radios, in an order that people know.',
        shows: () => <SelectField id="do" name="do" label="Level" required options={levels} />,
      },
      dont: {
        says: 'Two short answers behind a press: the yes-no field shows both at once.',
        shows: () => (
          <SelectField
            id="dont"
            name="dont"
            label="Do you have children?"
            required
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    },
  }),
  args: { id: 'level', name: 'level', label: 'Level', required: true, options: levels },
} satisfies Meta<typeof SelectField>;

type Story = StoryObj<typeof SelectField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'int-07' } };
export const Invalid: Story = {
  args: { error: said(staff, 'employmentInfo', 'Level', ['employmentInfo', 'applyingFor'], 'teacherPos') },
};
export const Variants: Story = matrix<Story>({
  Optional: { required: false },
  'With hint': { hint: 'The level that you would teach.' },
  Arabic: { label: 'Language', options: [{ value: 'ar', label: 'العربية' }], defaultValue: 'ar' },
  'In an entry': { context: 'subject 2' },
  'Optional filled': { required: false, defaultValue: 'int-07' },
  'A long list': { label: 'Country of birth', options: countries, defaultValue: 'Lebanon' },
});
export const States: Story = states;
