import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptNote } from '#src/components/ReceiptNote.tsx';
import { receipt } from '../applying/line.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Receipt note',
  component: ReceiptNote,
  decorators: [inStep],
  args: { reference: receipt.reference, receivedAt: receipt.receivedAt },
} satisfies Meta<typeof ReceiptNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SentBefore: Story = {};
export const WithoutATime: Story = { args: { receivedAt: undefined } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
