import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { about } from '../about.ts';
import { matrix, states } from '../states.tsx';
import { AtPath } from './AtPath.tsx';

export default {
  title: 'Components/Controls/Link',
  component: PageLink,
  decorators: [(Story) => <AtPath path="/">{Story()}</AtPath>],
  parameters: about({
    place: 'page',
    use: 'To another page of the site, whose script is loaded once it is pointed at. Plain `a` for what leads elsewhere.',
    avoid: 'Doing something on the page: the button.',
    words: 'Where it leads, readable by itself: never ‘here’.',
    keyboard: 'Enter follows it.',
    spoken: 'A link with its words. One that opens a new tab says so.',
  }),
  args: { href: '/about-us/history', children: 'The history of the school' },
} satisfies Meta<typeof PageLink>;

type Story = StoryObj<typeof PageLink>;

export const ToAPage: Story = {};
export const Others: Story = matrix<Story>({
  'A number': { href: 'tel:+96100000000', children: '+961 00 000 000' },
  'In Arabic': { lang: 'ar', children: 'تاريخ المدرسة' },
});
export const States: Story = states;
