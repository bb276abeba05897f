import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpNote } from '#src/components/HelpNote.tsx';
import { school } from '#src/content/school.ts';
import { unbroken } from '../extremes.ts';
import { inStep } from '../inStep.tsx';

const meta = {
  title: 'Wizard/Help note',
  component: HelpNote,
  decorators: [inStep],
  args: { phone: school.phone, email: school.email.address },
} satisfies Meta<typeof HelpNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSchool: Story = {};
export const LongAddress: Story = { args: { email: `${unbroken}@school.example` } };
