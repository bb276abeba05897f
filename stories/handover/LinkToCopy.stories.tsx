import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkToCopy } from '#src/handover/LinkToCopy.tsx';
import '#src/handover/handover.css';
import { about } from '../about.ts';
import { onPage } from '../onPage.tsx';
import { link } from './samples.ts';

const meta = {
  title: 'Components/Another device/Link to copy',
  component: LinkToCopy,
  decorators: [onPage],
  args: { link },
  parameters: about({
    use: 'A link that another device opens: to select, to copy and, where the browser can, to share.',
    avoid: 'Links to pages: those are links.',
    words: 'The buttons say what they do with the link, and the status that it was done.',
    keyboard: 'A stop for the field, whose content is selected then, and one for each button.',
    spoken: 'A read-only text field with its label. “Copied.” is announced.',
  }),
} satisfies Meta<typeof LinkToCopy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unused: Story = {};
