import type { Meta, StoryObj } from '@storybook/react-vite';
import { wholePhotograph } from '#machines/photographsTypes.ts';
import { CornerEditor } from '#src/photographs/CornerEditor.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';
import { drawnCorners, drawnView } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

export default {
  title: 'Components/Photographs/Corner editor',
  component: CornerEditor,
  decorators: [onPaper],
  args: { view: drawnView, corners: drawnCorners },
  parameters: about({
    use: 'The paper in a photograph, where the device has not found its four corners, or not well.',
    avoid: 'Cropping a picture for its looks: the four corners become a rectangle.',
    words: 'Each circle is named by its corner. The heading of the dialog says what to do.',
    keyboard:
      'Tab goes from circle to circle. The arrow keys move one by a hundredth of the photograph; one that would fold the paper stays.',
    spoken: 'A group of four sliders. Each says how far it is from the left and from the top, in per cent.',
  }),
} satisfies Meta<typeof CornerEditor>;

type Story = StoryObj<typeof CornerEditor>;

export const Found: Story = {};
export const WholePhotograph: Story = { args: { corners: wholePhotograph } };
