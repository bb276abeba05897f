import type { Meta, StoryObj } from '@storybook/react-vite';
import { levels } from '#forms/lists/levels.ts';
import { SelectField } from '#src/components/SelectField.tsx';
import { longQuestion, unbroken } from '../extremes.ts';
import { frameControls } from '../frameControls.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Form/Select field',
  component: SelectField,
  decorators: [inStep],
  argTypes: frameControls,
  args: { id: 'level', name: 'level', label: 'Level', required: true, options: levels },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'int-07' } };
export const Optional: Story = { args: { required: false } };
export const WithHint: Story = { args: { hint: 'The level that you would teach.' } };
export const Invalid: Story = { args: { error: 'Level is a required field' } };
export const Arabic: Story = {
  args: { label: 'Language', options: [{ value: 'ar', label: 'العربية' }], defaultValue: 'ar' },
};
export const LongText: Story = {
  args: { label: longQuestion, options: [{ value: 'long', label: longQuestion }], defaultValue: 'long' },
};
export const Unbroken: Story = {
  args: { label: unbroken, options: [{ value: 'long', label: unbroken }], defaultValue: 'long', error: unbroken },
};
export const InAnEntry: Story = { args: { context: 'subject 2' } };
