import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepActions } from '#src/components/StepActions.tsx';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Step actions',
  component: StepActions,
  decorators: [inStep],
  args: { first: false, last: false, ready: true },
} satisfies Meta<typeof StepActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const Blocked: Story = { args: { ready: false } };
export const FirstReady: Story = { args: { first: true } };
export const FirstBlocked: Story = { args: { first: true, ready: false } };
export const LastReady: Story = { args: { last: true } };
export const LastBlocked: Story = { args: { last: true, ready: false } };
export const ReadyOnAPhone: Story = { globals: onAPhone };
export const BlockedOnAPhone: Story = { args: { ready: false }, globals: onAPhone };
export const BlockedInForcedColors: Story = { args: { ready: false }, globals: { colors: 'forced' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
