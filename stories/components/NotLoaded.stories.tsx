import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Not loaded',
  component: NotLoaded,
  parameters: about({
    place: 'wizard',
    use: 'In place of a page that broke while it was used, and in a form of which a part did not load.',
    avoid: 'A send that failed: the result dialog.',
    words: 'What went wrong, what becomes of the answers as far as is known, and one way on.',
    keyboard: 'One stop: ‘Reload’, a link that needs no script.',
    spoken: 'An alert, which is said as soon as it shows.',
  }),
  args: { broken: false, hidden: false },
} satisfies Meta<typeof NotLoaded>;

type Story = StoryObj<typeof NotLoaded>;

export const APartDidNotLoad: Story = {};
export const Broken: Story = { args: { broken: true, saved: true } };
export const BrokenWhereNothingIsSaved: Story = { args: { broken: true, saved: false } };
