import type { Meta, StoryObj } from '@storybook/react-vite';
import { Transfer } from '#src/handover/Transfer.tsx';
import { about } from '../about.ts';
import { onPage } from '../onPage.tsx';
import { progress } from './samples.ts';

const meta = {
  title: 'Components/Another device/Transfer',
  component: Transfer,
  decorators: [onPage],
  args: { progress },
  parameters: about({
    use: 'How much of an application was sent to, or has come from, another device.',
    avoid: 'The submission of an application: Upload progress.',
    words: 'Both sizes; “Connecting…” before the first byte.',
    keyboard: 'No stop.',
    spoken: 'A progress bar, named “Progress”.',
  }),
} satisfies Meta<typeof Transfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FortyPercent: Story = {};
export const NoBytesYet: Story = { args: { progress: undefined } };
