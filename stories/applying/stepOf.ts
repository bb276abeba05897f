import type { StoryObj } from '@storybook/react-vite';
import { ApplicationStep } from './ApplicationStep.tsx';
import type { Progress } from './applicant.ts';
import type { ExampleName } from './applications.tsx';
import { progressControls } from './controls.ts';

export type StepStory = StoryObj<typeof ApplicationStep>;

/** What all stories of a step have. */
export const stepOf = (args: Progress) => ({
  component: ApplicationStep,
  argTypes: progressControls,
  args,
});

/** The step as one of the examples fills it in. */
export const filledInBy = (example: ExampleName): StepStory => ({ args: { example }, tags: ['detail'] });
