import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AnswerList } from '#src/components/AnswerList.tsx';
import { longQuestion, unbroken } from '../extremes.ts';
import { inStep } from '../inStep.tsx';

const answered = (label: string, text: string) => ({ id: label, label, text });

const meta = {
  title: 'Wizard/Answer list',
  component: AnswerList,
  decorators: [inStep],
  // Without a way back, as what was sent is read.
  args: { answers: [answered('First name', 'Elias'), answered('Mobile phone', '+9613123456')], onChange: undefined },
} satisfies Meta<typeof AnswerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const WithAWayBack: Story = { args: { onChange: fn() } };
export const Arabic: Story = {
  args: { answers: [answered('First name', 'رنا'), answered('Passport', 'هوية نبيل حداد.pdf')] },
};
export const SeveralLines: Story = {
  args: { answers: [answered('Specify, other schools', 'One school in Zahlé.\nThe answer is expected in spring.')] },
};
export const LongText: Story = {
  args: { answers: [answered(longQuestion, longQuestion), answered(unbroken, unbroken)] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Printing: Story = { args: SeveralLines.args!, globals: { medium: 'print' } };
