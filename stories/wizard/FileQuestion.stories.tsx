import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileQuestion } from '#src/wizard/FileQuestion.tsx';
import type { Progress } from '../staff/applicant.ts';
import { inStaffStep } from '../staff/inStaffStep.tsx';

interface Args extends Progress {
  error?: string;
}

const frame = {
  id: 'personalInfo-passport',
  name: 'personalInfo[passport]',
  label: 'Photocopy of passport or Lebanese ID card',
  required: true,
};

const meta = {
  title: 'Wizard pieces/File question',
  args: { step: 'personalInfo', example: 'married man without children' },
  render: ({ error, ...progress }) =>
    inStaffStep(
      progress,
      <FileQuestion frame={{ ...frame, error }} path={['personalInfo', 'passport']} multiple={false} />,
    ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = { args: { empty: true } };
export const Attached: Story = {};
export const Missing: Story = { args: { empty: true, error: 'A passport image is required.' } };
export const Removed: Story = {
  args: { events: [{ type: 'DETACH', path: ['personalInfo', 'passport'], id: 'هوية نبيل حداد.pdf' }] },
};
