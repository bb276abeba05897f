import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '#src/frame/navigation/Breadcrumb.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Breadcrumb',
  component: Breadcrumb,
  args: { path: '/join-us/as-staff' },
  parameters: about({
    use: 'Below the header of every page but the home page: where one is.',
    avoid: 'How far one is in a form: the stepper.',
    words:
      'Made of the address; a news item is named by its title. The first part is text, because it has no page of its own.',
    keyboard: 'Nothing in it takes the focus.',
    spoken: 'A navigation “Breadcrumb” with an ordered list; the last one is the current page.',
  }),
} satisfies Meta<typeof Breadcrumb>;

type Story = StoryObj<typeof Breadcrumb>;

export const TwoParts: Story = {};
export const NewsItem: Story = { args: { path: '/news/3' } };
