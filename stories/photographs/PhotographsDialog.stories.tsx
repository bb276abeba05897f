import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/components/Button.tsx';
import { PhotographsDialog } from '#src/photographs/PhotographsDialog.tsx';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';

export default {
  title: 'Components/Photographs/Photographs dialog',
  component: PhotographsDialog,
  args: {
    heading: 'Photograph your passport photo',
    scene: 'choosing',
    status: '',
    children: <p>The content of the scene.</p>,
    actions: <Button>Cancel</Button>,
  },
  parameters: about({
    use: 'The frame of everything that happens with photographs: a heading, what is in progress, and at most three actions.',
    avoid: 'The result of a submission: Result dialog.',
    words:
      'The heading says what to do here. The status is one short sentence above the buttons, in sight however far the pages are scrolled, and empty when nothing is in progress.',
    keyboard:
      'The page behind cannot be reached. Escape and the browser’s Back do what the last button does; they never lose pages without asking.',
    spoken:
      'A modal dialog named by its heading. With each new scene the heading has the focus, or the page that was added, enlarged or adjusted. The status is announced as it changes.',
    height: '20rem',
  }),
} satisfies Meta<typeof PhotographsDialog>;

type Story = StoryObj<typeof PhotographsDialog>;

export const AtRest: Story = {};
export const Busy: Story = { args: { status: 'Reading the photo…', children: null } };
