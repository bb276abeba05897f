import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';
import { about } from '../about.ts';
import { drawnCard, drawnPage } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Components/Photographs/Blob picture',
  component: BlobPicture,
  decorators: [onPaper],
  args: { blob: drawnPage, alt: 'Page 1 as it will be sent' },
  argTypes: { blob: { control: false } },
  parameters: about({
    use: 'A picture that was made in this page and is nowhere else: a page, a photograph.',
    avoid: 'Pictures of the site: Picture knows their sizes and waits for the page.',
    words: 'The alternative text says what will be done with it: “Page 1 as it will be sent”.',
    keyboard: 'Nothing in it takes the focus.',
    spoken: 'An image with its alternative text.',
  }),
} satisfies Meta<typeof BlobPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upright: Story = {};
export const Lying: Story = { args: { blob: drawnCard } };
