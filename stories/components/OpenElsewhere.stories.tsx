import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenElsewhere } from '#src/components/OpenElsewhere.tsx';
import { inWizard } from '../inWizard.tsx';

const meta = {
  title: 'Wizard/Open elsewhere',
  component: OpenElsewhere,
  decorators: [inWizard],
  args: { taken: false },
} satisfies Meta<typeof OpenElsewhere>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAnotherTab: Story = {};
export const TakenOver: Story = { args: { taken: true } };
export const OnADesk: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
