import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PhotographsDialog } from '#src/photographs/PhotographsDialog.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';

const meta = {
  title: 'Photographs/Dialog',
  component: PhotographsDialog,
  args: {
    heading: 'Photocopy of passport: photographs',
    scene: 'choosing',
    status: '',
    onClosed: fn(),
    children: <p>What can be done stands here.</p>,
    actions: (
      <button type="button" className="button button--outline">
        Cancel
      </button>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: about({
    use: 'The frame of everything that happens with photographs: a heading, what is going on, and at most three actions.',
    avoid: 'What became of a send: Result dialog.',
    words: 'The heading says what to do here. The status is one short sentence, and empty when nothing goes on.',
    keyboard:
      'The page behind cannot be reached. Escape, or a phone’s way back, does what the last button does; it never loses pages unasked.',
    spoken:
      'A modal dialog named by its heading, which takes the focus with each new scene. The status is heard as it changes.',
    height: '20rem',
  }),
} satisfies Meta<typeof PhotographsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Busy: Story = { args: { status: 'Reading the photograph…', children: null } };
