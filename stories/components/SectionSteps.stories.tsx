import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionSteps } from '#src/components/SectionSteps.tsx';
import { programs } from '#src/content/programs.ts';
import { about } from '../about.ts';
import { states } from '../states.tsx';

const steps = programs.map(({ id, title }) => ({ id, title }));

export default {
  title: 'Components/Page/Section steps',
  component: SectionSteps,
  parameters: about({
    place: 'page',
    use: 'At the top of a page whose sections follow each other: one link to each.',
    avoid: 'How far one is in a form: the stepper.',
    words: 'The titles of the sections themselves.',
    keyboard: 'Links: Enter leads to the section.',
    spoken: 'A navigation with a name of its own and an ordered list. The numbers in the arches are passed over.',
  }),
  args: { label: 'Programs', steps },
} satisfies Meta<typeof SectionSteps>;

type Story = StoryObj<typeof SectionSteps>;

export const Six: Story = {};
export const Two: Story = { args: { steps: steps.slice(0, 2) } };
export const States: Story = states;
