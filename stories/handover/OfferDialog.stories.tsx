import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandingOver } from '#src/handover/HandingOver.tsx';
import { HandoverDialog } from '#src/handover/HandoverDialog.tsx';
import { LinkToCopy } from '#src/handover/LinkToCopy.tsx';
import { OfferDialog } from '#src/handover/OfferDialog.tsx';
import { QrCode } from '#src/handover/QrCode.tsx';
import { Transfer } from '#src/handover/Transfer.tsx';
import '#src/handover/handover.css';
import { about } from '../about.ts';
import { link, nothing, offer, progress } from './samples.ts';

export default {
  title: 'Components/Another device/Offer dialog',
  component: OfferDialog,
  subcomponents: { LinkToCopy, QrCode, Transfer, HandoverDialog, HandingOver },
  args: {
    scene: 'shown',
    link,
    offer,
    onMake: nothing,
    onStop: nothing,
    onClose: nothing,
    onWithdraw: nothing,
    onAgain: nothing,
  },
  parameters: about({
    use: 'On the first device: what happens, the link with its code, and why there is none.',
    avoid:
      'What the link brings on the second device: Arrival dialog. The link after the dialog was closed: Link note.',
    words: 'What the other device gets, who can read it, for how long. A failure says that everything is still here.',
    keyboard: 'The page behind cannot be reached. Escape closes it; while the link is prepared it stops that.',
    spoken:
      'A modal dialog named by its heading, which takes the focus with each scene. The code says that the link is below.',
    height: '52rem',
  }),
} satisfies Meta<typeof OfferDialog>;

type Story = StoryObj<typeof OfferDialog>;

export const Shown: Story = {};
export const Explaining: Story = { args: { scene: 'explaining' } };
export const Encrypting: Story = { args: { scene: 'encrypting' } };
export const Uploading: Story = { args: { scene: 'uploading', progress } };
export const NotWithdrawn: Story = { args: { scene: 'notWithdrawn' } };
export const TooLarge: Story = { args: { scene: 'tooLarge' } };
export const NoRoom: Story = { args: { scene: 'noRoom' } };
export const Busy: Story = { args: { scene: 'busy' } };
export const Offline: Story = { args: { scene: 'offline' } };
export const Unable: Story = { args: { scene: 'unable' } };
