import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkNote } from '#src/handover/LinkNote.tsx';
import '#src/handover/handover.css';
import { about } from '../about.ts';
import { nothing, offer } from './samples.ts';

export default {
  title: 'Components/Another device/Link note',
  component: LinkNote,
  args: { offer, onWithdraw: nothing, onMake: nothing, onClose: nothing },
  parameters: about({
    place: 'wizard',
    use: 'On the first device, above the form, while its link waits for another device, and once it has ended.',
    avoid: 'The link itself: Offer dialog.',
    words: 'Until when the link works. Once it has ended: that everything is still here.',
    keyboard: 'A stop for each button. It takes the focus when the dialog is closed.',
    spoken: 'A complementary region, named as the link is.',
  }),
} satisfies Meta<typeof LinkNote>;

type Story = StoryObj<typeof LinkNote>;

export const Waiting: Story = { args: { onShow: nothing } };
export const WaitingAfterAReload: Story = {};
export const Ended: Story = { args: { offer: undefined } };
