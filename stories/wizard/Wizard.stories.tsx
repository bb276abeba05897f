import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ApplicationName, applications } from '../applying/applications.tsx';
import { eraseDraft, storeDraft } from '../applying/device.ts';
import { receipt } from '../applying/line.ts';
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

/** This device has kept the receipt of an application that was sent from it. */
const withReceipt = async ({ args }: { args: { application: ApplicationName } }) => {
  const { form } = applications[args.application];
  await storeDraft(form, undefined, receipt);
  return () => eraseDraft(form);
};
export const FoundReceipt: Story = { beforeEach: withReceipt };
export const FoundReceiptOfAnAdmission: Story = { args: { application: 'admission' }, beforeEach: withReceipt };
