import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { inStep } from '../inStep.tsx';

const MB = 1024 * 1024;

const meta = {
  title: 'Wizard/Upload progress',
  component: UploadProgress,
  decorators: [inStep],
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoBytesYet: Story = {};
export const FortyPercent: Story = { args: { sent: 2 * MB, total: 5 * MB } };
export const Sent: Story = { args: { sent: 5 * MB, total: 5 * MB } };
