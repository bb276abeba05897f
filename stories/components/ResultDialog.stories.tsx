import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { rich } from '#src/frame/rich.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Result dialog',
  component: ResultDialog,
  args: { state: 'submitting', heading: 'Submitting your application…', children: <UploadProgress /> },
  parameters: about({
    use: 'While an application is sent, and for what became of it: one modal dialog throughout.',
    avoid: 'Questions and notices inside a step: these are in the page.',
    words:
      'The heading says what has happened, the text below it what to do. A button says what it does. For each failure: Send and receipt.',
    keyboard:
      'The page behind cannot be reached. Escape closes it; while the application is on its way it does what the other button does.',
    spoken:
      'A modal dialog named by its heading, which takes the focus each time the state changes. It is busy while it sends.',
    height: '26rem',
  }),
} satisfies Meta<typeof ResultDialog>;

type Story = StoryObj<typeof ResultDialog>;

export const NoBytesYet: Story = {};
export const Succeeded: Story = {
  args: {
    state: 'succeeded',
    heading: 'Admission Form submitted successfully!',
    children: (
      <p>{rich('Your reference is {reference}.', { reference: <strong className="reference">K7MQ4-XR29H</strong> })}</p>
    ),
  },
};
export const FailedWithoutReason: Story = {
  args: { state: 'failed', heading: 'An error has occured! Please try again', children: null },
};
