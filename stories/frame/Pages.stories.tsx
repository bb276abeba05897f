import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageAt } from '#src/routes.ts';
import { about } from '../about.ts';
import { AtPath } from './AtPath.tsx';

const wide = { viewport: { value: 'desktop' } };

export default {
  title: 'Pages/Whole pages',
  component: AtPath,
  args: { path: '/' },
  argTypes: { children: { control: false } },
  loaders: [({ args }) => pageAt(args.path).preload()],
  parameters: about({
    use: 'Every page: the header, where one is, the page and the footer. Its links lead on.',
    avoid: 'The forms: their steps are in “Staff application” and “Admission application”.',
    words: 'A page has one heading of the first level. Its title says the page first, then the school.',
    keyboard: 'The first Tab shows a link past the header. A new page begins at its start.',
    spoken: 'A banner, a navigation, the main part and the footer; a new page is announced by its title.',
    height: '40rem',
  }),
} satisfies Meta<typeof AtPath>;

type Story = StoryObj<typeof AtPath>;

export const Home: Story = { globals: wide };
export const HomeOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ADivision: Story = { args: { path: '/divisions/preschool' }, globals: wide };
export const EducationPrograms: Story = { args: { path: '/education/education-program' }, globals: wide };
export const NotFound: Story = { args: { path: '/no-such-page' } };
