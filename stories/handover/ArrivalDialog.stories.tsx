import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrivalDialog } from '#src/handover/ArrivalDialog.tsx';
import '#src/handover/handover.css';
import { about } from '../about.ts';
import { nothing, progress } from './samples.ts';

export default {
  title: 'Components/Another device/Arrival dialog',
  component: ArrivalDialog,
  args: {
    scene: 'restored',
    name: 'Maya Abi Rached',
    ownName: 'Elias Khoury',
    files: 5,
    onStop: nothing,
    onReplace: nothing,
    onKeep: nothing,
    onAgain: nothing,
    onClose: nothing,
  },
  parameters: about({
    use: 'On the second device: what the link brings, what it would replace, and what has become of it.',
    avoid: 'The first device: Offer dialog.',
    words:
      'Whose application it is, where it is now, and what to do. A failure says that it is still on the other device.',
    keyboard: 'The page behind cannot be reached. Escape stops the transfer, keeps the own application, or closes.',
    spoken: 'A modal dialog named by its heading, which takes the focus with each scene. It is busy while it fetches.',
    height: '30rem',
  }),
} satisfies Meta<typeof ArrivalDialog>;

type Story = StoryObj<typeof ArrivalDialog>;

export const Restored: Story = {};
export const RestoredWithoutFiles: Story = { args: { files: 0 } };
export const Incomplete: Story = { args: { incomplete: true } };
export const NotRemoved: Story = { args: { scene: 'notRemoved' } };
export const Unstored: Story = { args: { scene: 'unstored' } };
export const Reading: Story = { args: { scene: 'reading', name: '' } };
export const Asking: Story = { args: { scene: 'asking' } };
export const AskingWithoutName: Story = { args: { scene: 'asking', ownName: '' } };
export const Fetching: Story = { args: { scene: 'fetching', name: '', progress } };
export const Restoring: Story = { args: { scene: 'restoring', progress } };
export const Offline: Story = { args: { scene: 'offline' } };
export const Stopped: Story = { args: { scene: 'stopped' } };
export const Taken: Story = { args: { scene: 'taken' } };
export const Gone: Story = { args: { scene: 'gone' } };
export const Wrong: Story = { args: { scene: 'wrong' } };
export const Damaged: Story = { args: { scene: 'damaged' } };
