import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotographInputs } from '#src/photographs/PhotographInputs.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Components/Photographs/Inputs',
  component: PhotographInputs,
  decorators: [onPaper],
  parameters: about({
    use: 'Both ways to a photograph: the camera, and what the device has already.',
    avoid: 'PDFs: FileField takes those.',
    words: '“Take” is the camera, “choose” is what is there. After the first page both ask for more.',
    keyboard: 'Tab reaches each. Enter or the space bar opens the camera or the list of the device’s files.',
    spoken: 'Two file buttons, each named by its words. A phone hands over JPEG; the browser alone offers a camera.',
  }),
} satisfies Meta<typeof PhotographInputs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const More: Story = { args: { more: true } };
