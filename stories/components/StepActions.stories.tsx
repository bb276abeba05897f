import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepActions } from '#src/components/StepActions.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';

export default {
  title: 'Components/Wizard/Step actions',
  component: StepActions,
  parameters: about({
    place: 'step',
    use: 'At the end of each step: Previous, and Next or, in the last one, Submit.',
    avoid: 'Dialogs and lists: these have buttons of their own.',
    words: '‘Previous’, ‘Next’, ‘Submit’, and no other words.',
    keyboard:
      'Tab goes to those that are enabled. What Next waits for is said in the needed panel, which comes right before.',
    spoken: 'While Next is disabled, what is still needed describes it.',
  }),
  args: { first: false, last: false, ready: true },
} satisfies Meta<typeof StepActions>;

type Story = StoryObj<typeof StepActions>;

export const Ready: Story = {};
export const Blocked: Story = { args: { ready: false } };
export const Variants: Story = matrix<Story>({
  'First ready': { first: true },
  'First blocked': { first: true, ready: false },
  'Last ready': { last: true },
  'Last blocked': { last: true, ready: false },
});
export const States: Story = states;
