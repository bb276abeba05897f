import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/Button.tsx';
import { Dialog } from '#src/components/Dialog.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Controls/Dialog',
  component: Dialog,
  args: {
    scene: 'one',
    heading: 'Stop sending?',
    children: <p>Your answers stay on this device.</p>,
    actions: (
      <>
        <Button look="primary">Keep sending</Button>
        <Button>Stop</Button>
      </>
    ),
    onBack: () => undefined,
  },
  parameters: about({
    use: 'What has to be read or decided before anything else: the result dialog, the offer dialog, the arrival dialog, the photographs dialog.',
    avoid: 'Questions and notices inside a step: these are in the page.',
    words: 'The heading says what has happened or what to do. A button says what it does.',
    keyboard: 'The page behind cannot be reached. Escape does what the least harmful button does.',
    spoken: 'A modal dialog named by its heading, which takes the focus with each scene.',
    height: '20rem',
  }),
} satisfies Meta<typeof Dialog>;

type Story = StoryObj<typeof Dialog>;

export const AtRest: Story = {};
export const Busy: Story = { args: { busy: true } };
