import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationStep } from '../applying/ApplicationStep.tsx';

const meta = {
  title: 'Wizard pieces/Step form',
  component: ApplicationStep,
  tags: ['!autodocs'],
  args: { application: 'staff', step: 'workExperience', example: 'single man' },
} satisfies Meta<typeof ApplicationStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingEntered: Story = { args: { empty: true } };
export const Ready: Story = {};
export const BackFromTheReview: Story = { args: { step: 'education', furthest: 'references' } };
export const LastReady: Story = { args: { step: 'references' } };
export const RightToLeft: Story = { args: { empty: true, messages: true }, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { args: { empty: true, messages: true }, globals: { colors: 'forced' } };
export const Printing: Story = { args: { step: 'references' }, globals: { medium: 'print' } };
