import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { admission } from '#forms/admission/admission.ts';
import { addingTo } from '#forms/papers/addingTo.ts';
import { papers } from '#forms/papers/papers.ts';
import { staff } from '#forms/staff/staff.ts';
import { Receipt } from '#src/components/Receipt.tsx';
import { afterSending } from '#src/content/afterSending.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { arrivedBefore } from '#src/wizard/sending/failures.ts';
import { about } from '../about.ts';
import { sectionsOf } from '../applying/answers.ts';
import { inWizard } from '../inWizard.tsx';
import { timeControl } from '../timeControl.ts';

const meta = {
  title: 'Components/Wizard/Receipt',
  component: Receipt,
  decorators: [inWizard],
  parameters: about({
    use: 'After an application has arrived: the reference, what happens next and when, and what was sent.',
    avoid: 'A new application on the same device: the receipt note.',
    words: 'The reference stands out. The time is that of Beirut, and says so.',
    keyboard:
      'A button copies the reference; a row of buttons: to print, to begin another application, to remove the receipt from the device.',
    spoken: 'An article named by its heading, which takes the focus as one arrives there. “Copied” is announced.',
  }),
  argTypes: { receivedAt: timeControl },
  args: {
    title: 'Staff Application',
    reference: 'K7MQ4-XR29H',
    receivedAt: '2026-06-30T14:42:00.000Z',
    next: afterSending.stepsOf(staff),
    sections: sectionsOf('staff', 'married mother of two'),
    onAnother: fn() as (() => void) | undefined,
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('K7MQ4-XR29H');
  },
};
export const SelectedWhereItCannotBeCopied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(String(getSelection())).toBe('K7MQ4-XR29H'));
  },
};
export const ManyAnswers: Story = { args: { sections: sectionsOf('staff', 'experienced teacher') } };
export const WithoutATime: Story = { args: { receivedAt: undefined } };
export const NotStored: Story = { args: { stored: false } };
export const OfAnEarlierSend: Story = { args: { sections: [], note: rich(arrivedBefore(), contactLinks) } };
export const OfAnAdmission: Story = {
  args: {
    title: 'Application for Admission',
    next: afterSending.stepsOf(admission),
    sections: sectionsOf('admission', 'child with all nine supports'),
  },
};
export const WhereToAdd: Story = { args: { addHref: addingTo('K7MQ4-XR29H') } };
export const OfAnAddition: Story = {
  args: {
    title: 'Papers and corrections',
    isAddition: true,
    next: afterSending.stepsOf(papers),
    sections: sectionsOf('papers', 'missing paper'),
    onAnother: undefined,
  },
};
export const Printing: Story = { globals: { medium: 'print' } };
