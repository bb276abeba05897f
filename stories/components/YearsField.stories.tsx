import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { messages } from '#forms/wording.ts';
import { YearsField } from '#src/components/YearsField.tsx';
import { about } from '../about.ts';
import { said } from '../applying/said.ts';
import { matrix, states } from '../states.tsx';

const years = Array.from({ length: 27 }, (_, i) => String(2000 + i)).map((year) => ({ value: year, label: year }));

export default {
  title: 'Components/Form/Years field',
  component: YearsField,
  parameters: about({
    place: 'step',
    use: 'A time that is known by its years, such as the years at a school.',
    avoid: 'Days: two date fields. A single year: the select field.',
    words: 'The legend is the question. ‘First year’ and ‘Last year’ are the field’s own words.',
    keyboard: 'Two native lists: Tab goes to each, arrow keys or a typed digit choose a year.',
    spoken:
      'The question as the legend of the group, then ‘First year’ or ‘Last year’; in a list the entry is said as well.',
  }),
  args: { id: 'years', name: 'years', label: 'Years', required: true, options: years },
} satisfies Meta<typeof YearsField>;

type Story = StoryObj<typeof YearsField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2019-2021' } };
export const Invalid: Story = {
  args: { error: said(admission, 'learner', 'Daycare years', ['learner', 'isEnrolledInDayCare'], 'yes') },
};
export const Variants: Story = matrix<Story>({
  'Only the first': { defaultValue: '2019-' },
  Optional: { required: false },
  'With hint': { hint: 'The years on the last report.' },
  'Wrong order': { defaultValue: '2021-2019', error: messages.yearOrder() },
  'In an entry': { context: 'school 2' },
});
export const States: Story = states;
