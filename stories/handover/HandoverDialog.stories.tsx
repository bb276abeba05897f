import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/Button.tsx';
import { HandoverDialog } from '#src/handover/HandoverDialog.tsx';
import '#src/handover/handover.css';
import { about } from '../about.ts';
import { nothing } from './samples.ts';

const meta = {
  title: 'Another device/Dialog',
  component: HandoverDialog,
  args: {
    scene: 'one',
    heading: 'Continue on another device',
    children: <p>The content of the scene.</p>,
    actions: <Button>Close</Button>,
    onBack: nothing,
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: about({
    use: 'The frame of everything that happens between two devices: a heading, a text, and at most two actions.',
    avoid: 'The result of a submission: Result dialog.',
    words: 'The heading says what has happened or what to do.',
    keyboard: 'The page behind cannot be reached. Escape does what the least harmful button does.',
    spoken: 'A modal dialog named by its heading, which takes the focus with each scene.',
    height: '20rem',
  }),
} satisfies Meta<typeof HandoverDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Busy: Story = { args: { busy: true } };
