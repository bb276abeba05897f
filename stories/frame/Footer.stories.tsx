import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '#src/frame/footer/Footer.tsx';
import { about } from '../about.ts';
import { atPath } from './AtPath.tsx';

export default {
  title: 'Components/Page/Footer',
  component: Footer,
  args: { path: '/' },
  decorators: [atPath],
  parameters: about({
    use: 'At the end of every page: how to reach the school, and every page once more.',
    avoid: 'News: these are on the home page.',
    words: 'The address as on an envelope. Links are called as in the menu.',
    keyboard: 'Tab goes through the contacts, then “Site links”, which Enter unfolds on a phone.',
    spoken: 'The page’s footer with an address and a navigation “Footer”; the page one is on is the current one.',
  }),
} satisfies Meta<typeof Footer>;

type Story = StoryObj<typeof Footer>;

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
