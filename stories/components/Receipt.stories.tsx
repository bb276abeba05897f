import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '#src/components/Receipt.tsx';
import { sectionsOf } from '../applying/answers.ts';
import { longQuestion, unbroken } from '../extremes.ts';
import { inWizard } from '../inWizard.tsx';

const meta = {
  title: 'Wizard/Receipt',
  component: Receipt,
  decorators: [inWizard],
  args: {
    title: 'Staff Application',
    reference: 'K7MQ4-XR29H',
    receivedAt: '2026-06-30T14:42:00.000Z',
    sections: sectionsOf('staff', 'married mother of two'),
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const ManyAnswers: Story = { args: { sections: sectionsOf('staff', 'experienced teacher') } };
export const WithoutATime: Story = { args: { receivedAt: undefined } };
export const OfAnEarlierSend: Story = { args: { sections: [] } };
export const LongText: Story = {
  args: {
    sections: [longQuestion, unbroken].map((text) => ({ title: text, answers: [{ id: text, label: text, text }] })),
  },
};
export const OfAnAdmission: Story = {
  args: {
    title: 'Application for Admission',
    sections: sectionsOf('admission', 'child with all nine supports'),
  },
};
export const Printing: Story = { globals: { medium: 'print' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
