import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationStep } from '../applying/ApplicationStep.tsx';
import { controlsOf } from '../applying/controls.ts';

const meta = {
  title: 'Admission application/1 Learner',
  component: ApplicationStep,
  tags: ['!autodocs'],
  argTypes: controlsOf('admission'),
  args: { application: 'admission', step: 'learner', example: 'pre-KG child from a day care' },
} satisfies Meta<typeof ApplicationStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { empty: true } };
export const AllMessages: Story = { args: { empty: true, messages: true } };
export const PreKgChildFromADayCare: Story = {};
export const PreKgChildWhoWasInNone: Story = { args: { example: 'pre-KG child who was in none' } };
export const Grade5PupilWithTwoFormerSchools: Story = { args: { example: 'grade 5 pupil with two former schools' } };
export const DivorcedParentsWithAnotherLegalGuardian: Story = {
  args: { example: 'divorced parents with another legal guardian' },
};
export const RetiredFatherAndUnemployedMother: Story = { args: { example: 'retired father and unemployed mother' } };
export const ThreeSiblingsOfWhichOneApplies: Story = { args: { example: 'three siblings of which one applies' } };
export const ChildWithAllNineSupports: Story = { args: { example: 'child with all nine supports' } };
export const OnANarrowPhone: Story = {
  args: { example: 'divorced parents with another legal guardian', messages: true },
  globals: { viewport: { value: 'narrow' } },
};
