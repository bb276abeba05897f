import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionSteps } from '#src/components/SectionSteps.tsx';
import { programs } from '#src/content/programs.ts';
import { unbroken } from '../extremes.ts';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Section steps',
  component: SectionSteps,
  decorators: [onPage],
  args: { label: 'Programs', steps: programs.map(({ id, title }) => ({ id, title })) },
} satisfies Meta<typeof SectionSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const SixOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Two: Story = { args: { steps: meta.args.steps.slice(0, 2) } };
export const LongTitle: Story = { args: { steps: [{ id: 'long', title: unbroken }] } };
