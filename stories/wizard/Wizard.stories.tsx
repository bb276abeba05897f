import type { Meta, StoryObj } from '@storybook/react-vite';
import { applications } from '../applying/applications.tsx';
import { eraseDraft } from '../applying/device.ts';
import { WholeApplication } from '../applying/WholeApplication.tsx';

const meta = {
  title: 'Wizard pieces/Wizard',
  component: WholeApplication,
  tags: ['!autodocs'],
  args: { application: 'staff' },
  // What another story left on this device is not this one's.
  beforeEach: async ({ args }) => eraseDraft(applications[args.application].form),
} satisfies Meta<typeof WholeApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const BeforeTheFirstStep: Story = { args: { application: 'admission' } };
