import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '#forms/wording.ts';
import { DateField } from '#src/components/DateField.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Form/Date field',
  component: DateField,
  parameters: about({
    place: 'step',
    use: 'A day.',
    avoid: 'Times that are known by their years: the years field.',
    words:
      'The label says which day: ‘Date of birth’. No hint about the format: the browser shows its own, and the date in words stands beside it.',
    keyboard:
      'The browser’s own date field: arrow keys and digits in each part, and a picker at its end. A date that is half typed counts as one that is wrong, not as none.',
    spoken:
      'The label, and the browser’s own words for day, month and year; in a list the entry follows the label. The date in words is announced when the field is left.',
    examples: {
      do: {
        says: 'The label says which day is meant.',
        shows: () => <DateField id="do" name="do" label="Date of birth" required />,
      },
      dont: {
        says: 'A format in the hint: the browser shows its own, and it may be another one.',
        shows: () => <DateField id="dont" name="dont" label="Date" required hint="DD/MM/YYYY" />,
      },
    },
  }),
  args: { id: 'birthDate', name: 'birthDate', label: 'Date of birth', required: true },
} satisfies Meta<typeof DateField>;

type Story = StoryObj<typeof DateField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1988-11-02' } };
export const Invalid: Story = {
  args: {
    defaultValue: '2031-01-01',
    latest: () => '2026-06-30',
    error: messages.birthDate(),
  },
};
export const Variants: Story = matrix<Story>({
  'In words': { defaultValue: '1985-03-11', note: '11 March 1985' },
  Optional: { required: false },
  'With hint': { hint: 'As it is written in your identity card.' },
  'In an entry': { label: 'From', context: 'school 2' },
});
export const States: Story = states;
