import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '#src/components/DateField.tsx';
import { longQuestion, unbroken } from '../extremes.ts';
import { frameControls } from '../frameControls.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Form/Date field',
  component: DateField,
  decorators: [inStep],
  argTypes: frameControls,
  args: { id: 'birthDate', name: 'birthDate', label: 'Date of birth', required: true },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1988-11-02' } };
export const Optional: Story = { args: { required: false } };
export const WithHint: Story = { args: { hint: 'As it is written in your identity card.' } };
export const Invalid: Story = {
  args: {
    defaultValue: '2031-01-01',
    latest: '2026-06-30',
    error: 'The date of birth must not be in the future.',
  },
};
export const LongText: Story = { args: { label: longQuestion, hint: longQuestion } };
export const Unbroken: Story = { args: { label: unbroken, error: unbroken } };
export const InAnEntry: Story = { args: { label: 'From', context: 'school 2' } };
