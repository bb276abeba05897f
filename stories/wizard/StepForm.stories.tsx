import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffStep } from '../staff/StaffStep.tsx';

const meta = {
  title: 'Wizard pieces/Step form',
  component: StaffStep,
  tags: ['!autodocs'],
  args: { step: 'workExperience', example: 'single man' },
} satisfies Meta<typeof StaffStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingEntered: Story = { args: { empty: true } };
export const Ready: Story = {};
export const LastReady: Story = { args: { step: 'references' } };
export const PanelOpen: Story = {
  args: { empty: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 answer still needed' }));
    await canvas.findByRole('link', { name: 'Do you have work experience?' });
  },
};
