import type { Meta, StoryObj } from '@storybook/react-vite';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { about } from '../about.ts';

const MB = 1024 * 1024;

export default {
  title: 'Components/Wizard/Upload progress',
  component: UploadProgress,
  parameters: about({
    place: 'step',
    use: 'In the result dialog, while an application leaves the device.',
    avoid: 'Waiting for a line or for the next try: the dialog says these in words.',
    words: 'How much has been sent, of how much. No percentage, and no guess at the time left.',
    keyboard: 'Nothing to reach.',
    spoken: 'A native progress bar named ‘Upload’, without a value until the first bytes have left.',
  }),
} satisfies Meta<typeof UploadProgress>;

type Story = StoryObj<typeof UploadProgress>;

export const NoBytesYet: Story = {};
export const FortyPercent: Story = { args: { sent: 2 * MB, total: 5 * MB } };
export const Sent: Story = { args: { sent: 5 * MB, total: 5 * MB } };
