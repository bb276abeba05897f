import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '#src/components/DateField.tsx';
import { EntryList } from '#src/components/EntryList.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { about } from '../about.ts';
import { states } from '../states.tsx';

const entries = (count: number) => Array.from({ length: count }, (_, i) => ({ key: `e${i + 1}`, content: null }));

export default {
  title: 'Components/Form/Entry list',
  component: EntryList,
  parameters: about({
    place: 'step',
    use: 'A question that may have several answers, each of several parts: schools, places of work, siblings. It takes up to twenty.',
    avoid: 'One answer of several parts: the field group.',
    words:
      '`entry` is one small word in the singular. ‘school’ makes ‘School 2 of 3’, ‘Add another school’ and ‘Remove school 2’.',
    keyboard: 'Add leads to the new entry, Remove to the one before, Undo to the one that is back.',
    spoken: 'The heading names the list, the legend the entry: ‘School 2 of 3’. Each control inside says its entry.',
    asWritten: true,
  }),
  args: { id: 'schools', label: 'Academic background', entry: 'school', entries: entries(1), most: 20 },
  argTypes: { entries: { control: false } },
  render: (args) => {
    const content = (key: string, position: number) => {
      const field = (name: string) => ({
        id: `${args.id}-${key}-${name}`,
        name: `schools[${position - 1}][${name}]`,
        context: `${args.entry} ${position}`,
        required: true,
      });
      return (
        <>
          <DateField {...field('from')} label="From" />
          <DateField {...field('to')} label="To" />
          <TextField {...field('degree')} label="Degree" />
        </>
      );
    };
    return <EntryList {...args} entries={args.entries.map(({ key }, i) => ({ key, content: content(key, i + 1) }))} />;
  },
} satisfies Meta<typeof EntryList>;

type Story = StoryObj<typeof EntryList>;

export const One: Story = {};
export const Three: Story = { args: { entries: entries(3) } };
export const Full: Story = { args: { entries: entries(20) } };
/** There is no room to bring it back. */
export const FullAgain: Story = { args: { entries: entries(2), most: 2, removed: 2 } };
export const JustRemoved: Story = { args: { entries: entries(2), removed: 2 } };
export const States: Story = states;
