import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { admission } from '#forms/admission/admission.ts';
import { addingTo } from '#forms/papers/addingTo.ts';
import { papers } from '#forms/papers/papers.ts';
import { staff } from '#forms/staff/staff.ts';
import { t } from '#languages/message.ts';
import { Receipt } from '#src/components/Receipt.tsx';
import { afterSending } from '#src/content/afterSending.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { arrivedBefore } from '#src/wizard/sending/failures.ts';
import { about } from '../about.ts';
import { sectionsOf } from '../applying/answers.ts';
import { timeControl } from '../timeControl.ts';

export default {
  title: 'Components/Wizard/Receipt',
  component: Receipt,
  parameters: about({
    place: 'wizard',
    texts: {
      title: () => t(staff.title),
      next: () => afterSending.stepsOf(staff),
      sections: () => sectionsOf('staff', 'married mother of two'),
    },
    use: 'After an application has arrived: the reference, what happens next and when, and what was sent.',
    avoid: 'A new application on the same device: the receipt note.',
    words: 'The reference stands out. The time is that of Beirut, and says so.',
    keyboard:
      'A button copies the reference; a row of buttons: to print, to begin another application, to remove the receipt from the device.',
    spoken: 'An article named by its heading, which takes the focus as one arrives there. “Copied” is announced.',
  }),
  argTypes: { receivedAt: timeControl },
  args: {
    reference: 'K7MQ4-XR29H',
    receivedAt: '2026-06-30T14:42:00.000Z',
    onAnother: fn() as (() => void) | undefined,
    onRestart: fn() as (() => void) | undefined,
  },
} satisfies Meta<typeof Receipt>;

type Story = StoryObj<typeof Receipt>;

export const Sent: Story = {};
export const SelectedWhereItCannotBeCopied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(String(getSelection())).toBe('K7MQ4-XR29H'));
  },
};
export const ManyAnswers: Story = {
  parameters: { texts: { sections: () => sectionsOf('staff', 'experienced teacher') } },
};
export const WithoutATime: Story = { args: { receivedAt: undefined } };
export const NotStored: Story = { args: { stored: false } };
export const OfAnEarlierSend: Story = {
  parameters: { texts: { note: () => rich(arrivedBefore(), contactLinks) } },
  args: { sections: [] },
};
export const OfAnAdmission: Story = {
  parameters: {
    texts: {
      title: () => t(admission.title),
      next: () => afterSending.stepsOf(admission),
      sections: () => sectionsOf('admission', 'child with all nine supports'),
    },
  },
};
export const WhereToAdd: Story = { args: { addHref: addingTo('K7MQ4-XR29H') } };
export const OfAnAddition: Story = {
  parameters: {
    texts: {
      title: () => t(papers.title),
      next: () => afterSending.stepsOf(papers),
      sections: () => sectionsOf('papers', 'missing paper'),
    },
  },
  args: { isAddition: true, onAnother: undefined },
};
export const AfterTheLastDay: Story = { args: { onAnother: undefined, onRestart: undefined } };
export const Printing: Story = { globals: { medium: 'print' } };
