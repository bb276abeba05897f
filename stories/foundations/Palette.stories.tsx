import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pairs, Swatches } from './Palette.tsx';

const meta = {
  title: 'Foundations/Palette',
  component: Pairs,
  tags: ['!autodocs'],
  args: { needs: 4.5 },
} satisfies Meta<typeof Pairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = { name: 'Colors', render: () => <Swatches /> };
export const TextOnItsGround: Story = {};
export const EdgesAndRings: Story = { args: { needs: 3 } };
