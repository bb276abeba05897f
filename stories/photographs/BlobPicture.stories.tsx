import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';
import { drawnCard, drawnPage } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Photographs/Blob picture',
  component: BlobPicture,
  decorators: [onPaper],
  args: { blob: drawnPage, alt: 'Page 1 as it will be sent' },
  argTypes: { blob: { control: false } },
} satisfies Meta<typeof BlobPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upright: Story = {};
export const Lying: Story = { args: { blob: drawnCard } };
