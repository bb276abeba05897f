import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyNote } from '#src/components/PrivacyNote.tsx';
import { privacy } from '#src/content/privacy.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Privacy note',
  component: PrivacyNote,
  decorators: [inStep],
  args: { text: privacy.note, href: '/privacy' },
} satisfies Meta<typeof PrivacyNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstQuestion: Story = {};
