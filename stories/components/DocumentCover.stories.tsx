import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentCover } from '#src/components/DocumentCover.tsx';
import { about } from '../about.ts';
import { pictureControl } from '../pictureControl.ts';

export default {
  title: 'Components/Page/Document cover',
  component: DocumentCover,
  parameters: about({
    place: 'page',
    use: 'The cover of a document with its title set over it, so that the words stay words.',
    avoid: 'Any other picture: the cover has no words of its own for those who cannot see it.',
    words: 'A short title, which has to fit on the cover.',
    keyboard: 'Nothing to reach.',
    spoken: 'The title alone; the picture is passed over.',
  }),
  argTypes: { cover: pictureControl },
  args: { cover: 'cover-protocol', title: 'School Life Protocol 19-20' },
} satisfies Meta<typeof DocumentCover>;

export const OfTheProtocol: StoryObj<typeof DocumentCover> = {};
