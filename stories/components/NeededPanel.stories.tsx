import type { Meta, StoryObj } from '@storybook/react-vite';
import { NeededPanel } from '#src/components/NeededPanel.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

const missing = (label: string) => ({ id: `answer-${label}`, text: `${label} is a required field` });

export default {
  title: 'Components/Wizard/Needed panel',
  component: NeededPanel,
  parameters: about({
    place: 'step',
    use: 'Above Next or Submit while that is disabled: what is missing or wrong, each with the way to it.',
    avoid: 'What the school refused after sending: the result dialog lists that.',
    words: 'Each item is a sentence that names its question, in the order of the page. The button counts them.',
    keyboard: 'Enter or Space unfolds it. Each item is a link that leads the focus to its question.',
    spoken:
      'A button in a heading: the count, and whether it is unfolded. It also describes Next while that is disabled.',
  }),
  args: { needed: ['First name', 'Gender', 'Date of birth', 'Email'].map(missing), open: false },
} satisfies Meta<typeof NeededPanel>;

type Story = StoryObj<typeof NeededPanel>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Variants: Story = matrix<Story>({
  'One answer': { needed: [missing('Email')], open: true },
  'Nothing entered open': { needed: [], open: true },
  'In a list': {
    needed: [{ id: 'school-2', text: 'A passport image is required (school 2).' }],
    open: true,
  },
  'Nothing entered': { needed: [] },
});
export const States: Story = states;
