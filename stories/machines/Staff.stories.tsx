import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { drawnFirst } from './drawnFirst.ts';
import { Workbench } from './Workbench.tsx';

const meta = {
  title: 'Machines/Staff',
  component: Workbench,
  tags: ['!autodocs'],
  args: { machine: 'staff' },
  argTypes: { machine: { control: false } },
  loaders: [drawnFirst],
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const InABranch: Story = { args: { at: 'staff.journey.steps.personalInfo.married woman.shown' } };
export const Submitting: Story = { args: { at: 'submitting' } };
export const Failed: Story = { args: { at: 'failed' } };
export const Replayed: Story = {
  args: { events: ['RESTORE nothing', 'CHANGE as experienced teacher', 'NEXT', 'PREVIOUS'] },
};
export const Walked: Story = {
  args: { events: ['RESTORE nothing'] },
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('group', { name: 'Chart of Staff Application' }));
    const events = within(canvas.getByRole('region', { name: 'Events' }));
    await expect(events.getByText('9 answers are missing or wrong')).toBeVisible();
    await userEvent.click(events.getByRole('button', { name: 'CHANGE' }));
    chart.getByRole('button', { name: /^NEXT/ }).focus();
    await userEvent.keyboard('{Enter}');
    const outline = within(canvas.getByRole('region', { name: 'Outline' }));
    await expect(outline.getByRole('button', { name: 'education active' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(outline.getByRole('button', { name: 'personalInfo active' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await expect(outline.getByRole('button', { name: 'education active' })).toBeVisible();
  },
};
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Chart of Staff Application' });
    await userEvent.type(canvas.getByRole('searchbox'), 'has references');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'has references: inner states' }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'references: inner states' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'has references: inner states' })).toBeNull());
  },
};
