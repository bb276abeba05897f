import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#src/components/TextField.tsx';
import { longQuestion, unbroken } from '../extremes.ts';
import { frameControls } from '../frameControls.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Form/Text field',
  component: TextField,
  decorators: [inStep],
  argTypes: frameControls,
  args: { id: 'firstName', name: 'firstName', label: 'First name', required: true },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Elias' } };
export const Optional: Story = { args: { required: false } };
export const WithHint: Story = { args: { hint: 'As it is written in your identity card.' } };
export const Invalid: Story = { args: { error: 'First name is a required field' } };
export const InvalidWithHint: Story = { args: { ...WithHint.args, ...Invalid.args } };
export const Arabic: Story = { args: { defaultValue: 'رنا عبد المسيح' } };
export const LongText: Story = { args: { label: longQuestion, defaultValue: longQuestion, hint: longQuestion } };
export const Unbroken: Story = { args: { label: unbroken, hint: unbroken, defaultValue: unbroken, error: unbroken } };
export const InAnEntry: Story = { args: { label: 'Degree', context: 'school 2' } };
export const Email: Story = {
  args: { kind: 'email', label: 'Email', defaultValue: 'rana.mansour@', error: 'Email must be a valid email' },
};
export const WholeNumber: Story = { args: { kind: 'number', label: 'Number of children', defaultValue: '٢' } };
