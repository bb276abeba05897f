import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '#src/components/Receipt.tsx';
import { longQuestion, unbroken } from '../extremes.ts';
import { inWizard } from '../inWizard.tsx';
import { sectionsOf } from '../staff/sections.ts';

const meta = {
  title: 'Wizard/Receipt',
  component: Receipt,
  decorators: [inWizard],
  args: {
    title: 'Staff Application',
    reference: 'K7MQ4-XR29H',
    receivedAt: '2026-06-30T14:42:00.000Z',
    sections: sectionsOf('married mother of two'),
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const ManyAnswers: Story = { args: { sections: sectionsOf('experienced teacher') } };
export const WithoutATime: Story = { args: { receivedAt: undefined } };
export const OfAnEarlierSend: Story = { args: { sections: [] } };
export const LongText: Story = {
  args: {
    sections: [longQuestion, unbroken].map((text) => ({ title: text, answers: [{ id: text, label: text, text }] })),
  },
};
