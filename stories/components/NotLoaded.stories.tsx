import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { inWizard } from '../inWizard.tsx';

const meta = {
  title: 'Wizard/Not loaded',
  component: NotLoaded,
  decorators: [inWizard],
  args: { broken: false, hidden: false },
} satisfies Meta<typeof NotLoaded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APartDidNotLoad: Story = {};
export const Broken: Story = { args: { broken: true } };
export const OnADesk: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
