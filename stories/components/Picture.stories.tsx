import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#src/components/Picture.tsx';
import { about } from '../about.ts';
import { pictureControl } from '../pictureControl.ts';
import { matrix } from '../states.tsx';

export default {
  title: 'Components/Page/Picture',
  component: Picture,
  parameters: about({
    place: 'page',
    use: 'Every photo and drawing of a page, by the name of its slot.',
    avoid: 'Icons and ornaments: `src/frame` has components for these.',
    words:
      'The words of a slot are in `src/content/media.ts` and say what is to be seen. `alt=""` where the text beside it says the same.',
    keyboard: 'Nothing to reach.',
    spoken: 'An image with its words, or nothing where these are empty.',
    examples: {
      do: {
        says: 'A slot of the ratio that the place has, with words for what is to be seen.',
        shows: () => <Picture slot="car-7" priority />,
      },
      dont: {
        says: 'The words of the heading beside it once more: a screen reader says both.',
        shows: () => (
          <>
            <h3>Our library</h3>
            <Picture slot="car-3" priority alt="Our library" />
          </>
        ),
      },
    },
  }),
  argTypes: { slot: pictureControl },
  args: { slot: 'car-7', priority: true },
} satisfies Meta<typeof Picture>;

type Story = StoryObj<typeof Picture>;

export const Landscape: Story = {};
export const Variants: Story = matrix<Story>({
  Portrait: { slot: 'bishop' },
  News: { slot: 'n1-1' },
  Wide: { slot: 'history' },
  Decorative: { alt: '' },
});
