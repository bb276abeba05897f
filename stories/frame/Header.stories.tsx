import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Header } from '#src/frame/header/Header.tsx';
import { about } from '../about.ts';
import { atPath } from './AtPath.tsx';

const wide = { viewport: { value: 'desktop' } };

export default {
  title: 'Components/Page/Header and menu',
  component: Header,
  args: { path: '/education/protocol' },
  decorators: [atPath, (Story) => <div style={{ minBlockSize: '36rem' }}>{Story()}</div>],
  parameters: about({
    use: 'At the top of every page. Up to 750 pixels the menu is a panel, above that its groups open below it.',
    avoid: 'Links within a page: the section steps.',
    words: 'One or two words each. What leads to another site says that it opens a new tab.',
    keyboard:
      'Enter and the space bar open a group, Escape closes it and goes back to its button. The panel keeps the focus inside.',
    spoken:
      'A banner with a navigation “Main”. A group is a button that says whether it is open; the page one is on is the current one.',
    height: '30rem',
  }),
} satisfies Meta<typeof Header>;

type Story = StoryObj<typeof Header>;

export const Wide: Story = { globals: wide };

/** Up to 750 pixels the menu is closed at first. */
const openMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^(?:Menu|divisions)$/, expanded: false });
  if (first!.textContent !== 'divisions') await userEvent.click(first!);
  await expect(await canvas.findByRole('button', { name: 'divisions' })).toBeVisible();
};
export const GroupOpen: Story = {
  globals: wide,
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'divisions', expanded: false }));
    await expect(await context.canvas.findByRole('link', { name: 'preschool' })).toBeVisible();
  },
};
export const MenuOpenOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: openMenu };
