import type { Meta, StoryObj } from '@storybook/react-vite';
import { addingTo } from '#forms/papers/addingTo.ts';
import { ReceiptNote } from '#src/components/ReceiptNote.tsx';
import { about } from '../about.ts';
import { receipt } from '../applying/network.ts';
import { timeControl } from '../timeControl.ts';

export default {
  title: 'Components/Wizard/Receipt note',
  component: ReceiptNote,
  parameters: about({
    place: 'step',
    use: 'Beside a step, when an application was sent from this device before.',
    avoid: 'Right after sending: the receipt.',
    words: 'When it was sent and its reference, nothing of what was sent: phones are shared.',
    keyboard: 'Nothing to reach.',
    spoken: 'A landmark named ‘Sent before’.',
  }),
  argTypes: { receivedAt: timeControl },
  args: { reference: receipt.reference, receivedAt: receipt.receivedAt },
} satisfies Meta<typeof ReceiptNote>;

type Story = StoryObj<typeof ReceiptNote>;

export const SentBefore: Story = {};
export const WhereToAdd: Story = { args: { addHref: addingTo(receipt.reference) } };
export const OfAnAddition: Story = { args: { isAddition: true } };
export const WithoutATime: Story = { args: { receivedAt: undefined } };
