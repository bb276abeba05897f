import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationStep } from '../applying/ApplicationStep.tsx';

const meta = {
  title: 'Flows/Step form',
  component: ApplicationStep,
  tags: ['!autodocs'],
  args: { application: 'staff', step: 'workExperience', example: 'single man', empty: true },
} satisfies Meta<typeof ApplicationStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsNeeded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 answer still needed' }));
    await canvas.findByRole('link', { name: 'Work experience is a required field' });
  },
};
