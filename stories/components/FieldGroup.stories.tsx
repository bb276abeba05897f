import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup, type FieldGroupProps } from '#src/components/FieldGroup.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { about } from '../about.ts';

interface Args extends FieldGroupProps {
  /** The questions under it, by their labels. */
  labels: readonly string[];
}

export default {
  title: 'Components/Form/Field group',
  component: FieldGroup,
  parameters: about({
    place: 'step',
    use: 'Several questions that belong together, such as the parts of a name, in a step with more than one such part. On a phone its heading stays in sight while the questions scroll by.',
    avoid: 'What can be given several times: the entry list.',
    words: 'A heading of a word or two. Where all questions begin alike, `lead` is that beginning, and is shown once.',
    keyboard: 'None of its own: Tab goes from question to question.',
    spoken: 'The heading, as the legend of the fieldset: a screen reader says it on the way into the group.',
  }),
  args: { heading: 'Name', labels: ['First name', 'Family name'] },
  render: ({ heading, labels }, { id }) => (
    <FieldGroup heading={heading}>
      {labels.map((label, i) => (
        <TextField key={label} id={`${id}-${i}`} name={`question-${i}`} label={label} required />
      ))}
    </FieldGroup>
  ),
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Two: Story = {};
export const One: Story = { args: { labels: ['Guardian'] } };
