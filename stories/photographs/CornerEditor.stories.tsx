import type { Meta, StoryObj } from '@storybook/react-vite';
import { wholePhotograph } from '#machines/photographsTypes.ts';
import { CornerEditor } from '#src/photographs/CornerEditor.tsx';
import '#src/photographs/photographs.css';
import { drawnCorners, drawnView } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Photographs/Corner editor',
  component: CornerEditor,
  decorators: [onPaper],
  args: { view: drawnView, corners: drawnCorners },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof CornerEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const WholePhotograph: Story = { args: { corners: wholePhotograph } };
