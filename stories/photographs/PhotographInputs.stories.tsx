import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotographInputs } from '#src/photographs/PhotographInputs.tsx';
import '#src/photographs/photographs.css';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Photographs/Inputs',
  component: PhotographInputs,
  decorators: [onPaper],
} satisfies Meta<typeof PhotographInputs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const More: Story = { args: { more: true } };
