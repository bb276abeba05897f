import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationStep } from '../applying/ApplicationStep.tsx';
import { controlsOf } from '../applying/controls.ts';

const meta = {
  title: 'Staff application/5 References',
  component: ApplicationStep,
  tags: ['!autodocs'],
  argTypes: controlsOf('staff'),
  args: { application: 'staff', step: 'references', example: 'single man' },
} satisfies Meta<typeof ApplicationStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { empty: true } };
export const AllMessages: Story = { args: { empty: true, messages: true } };
export const SingleMan: Story = {};
export const MarriedMotherOfTwo: Story = { args: { example: 'married mother of two' } };
export const MarriedManWithoutChildren: Story = { args: { example: 'married man without children' } };
export const ExperiencedTeacher: Story = { args: { example: 'experienced teacher' } };
export const AdministratorWithoutExperience: Story = { args: { example: 'administrator without experience' } };
export const OnANarrowPhone: Story = {
  args: { example: 'experienced teacher', messages: true },
  globals: { viewport: { value: 'narrow' } },
};
