import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnFirst } from './drawnFirst.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Admission',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'admission' },
  argTypes: { machine: { control: false } },
  loaders: [drawnFirst],
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const InABranch: Story = { args: { at: 'admission.journey.steps.learner.repeated a grade.shown' } };
export const Submitting: Story = { args: { at: 'submitting' } };
export const Receipt: Story = { args: { at: 'receipt' } };
export const Replayed: Story = {
  args: { events: ['RESTORE nothing', 'START', 'CHANGE as child with all nine supports'] },
};
