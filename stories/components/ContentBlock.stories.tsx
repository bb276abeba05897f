import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { activities } from '#src/content/activities.ts';
import { about } from '../about.ts';
import { pictureControl } from '../pictureControl.ts';

const html = activities[0]?.html ?? '';

export default {
  title: 'Components/Page/Content block',
  component: ContentBlock,
  parameters: about({
    place: 'page',
    use: 'A titled text beside its picture, and a video where there is one: a program, an activity.',
    avoid: 'A text without a picture: the rich text.',
    words: 'A title of a few words, then a paragraph or more.',
    keyboard: 'Links in the text and the video’s own controls. With an `id` a section step can lead the focus to it.',
    spoken:
      'A heading of the second level. The picture has the words of its slot. The video has the title for its name, and no captions.',
    examples: {
      do: {
        says: 'A title of a few words, and a picture of what the text tells.',
        shows: () => <ContentBlock title="Choir" html={html} picture="act-choir" />,
      },
      dont: {
        says: 'A sentence for a title, and a picture that only fills the place.',
        shows: () => (
          <ContentBlock title="Our wonderful choir sings once a week after school" html={html} picture="car-7" />
        ),
      },
    },
  }),
  argTypes: { picture: pictureControl },
  args: { title: 'Choir', html, picture: 'act-choir' },
} satisfies Meta<typeof ContentBlock>;

type Story = StoryObj<typeof ContentBlock>;

export const WithAPicture: Story = {};
export const WithAnAnchor: Story = { args: { id: 'choir' } };
