import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlankFormLink } from '#src/components/BlankFormLink.tsx';
import { about } from '../about.ts';
import { states } from '../states.tsx';

export default {
  title: 'Components/Wizard/Blank form link',
  component: BlankFormLink,
  parameters: about({
    place: 'step',
    use: 'Where a paper has to be completed on a form of the school: in the list of what to have at hand, and at its question.',
    avoid: 'A document to be read: the document card.',
    words: 'A PDF in another language than the page says so.',
    keyboard: 'One link, which saves the file.',
    spoken: 'A link that names the form it downloads.',
  }),
  args: { blankForm: 'medical' },
} satisfies Meta<typeof BlankFormLink>;

type Story = StoryObj<typeof BlankFormLink>;

export const Medical: Story = {};
export const States: Story = states;
