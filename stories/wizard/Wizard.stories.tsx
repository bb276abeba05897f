import type { Meta, StoryObj } from '@storybook/react-vite';
import { staff } from '#forms/staff/staff.ts';
import { eraseDraft, storeDraft } from '#src/wizard/drafts.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { draftNamed, machine } from '../staff/applicant.ts';
import { words } from '../staff/words.ts';

const meta = {
  title: 'Wizard pieces/Wizard',
  tags: ['!autodocs'],
  // What another story left on this device is not this one's.
  beforeEach: () => eraseDraft(staff),
  render: () => (
    <div className="application">
      <Wizard form={staff} machine={machine} words={words} />
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Fresh: Story = {};
export const BroughtBack: Story = {
  beforeEach: async () => {
    await storeDraft(staff, {
      draft: draftNamed('experienced teacher'),
      step: 'workExperience',
      submission: undefined,
    });
    return () => eraseDraft(staff);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Work Experience/ });
  },
};
