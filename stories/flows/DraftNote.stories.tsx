import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Flows/Draft note',
  component: DraftNote,
  tags: ['!autodocs'],
  decorators: [inStep],
  args: { saved: true },
} satisfies Meta<typeof DraftNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksBeforeItErases: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my answers' }));
    await canvas.findByRole('button', { name: 'Yes, erase' });
  },
};
