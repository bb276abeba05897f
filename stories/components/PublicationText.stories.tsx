import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { journals } from '#src/content/journals.ts';
import { protocols } from '#src/content/protocols.ts';
import { about } from '../about.ts';

export default {
  title: 'Components/Page/Publication text',
  component: PublicationText,
  parameters: about({
    place: 'page',
    use: 'The words of a document, for those who would rather not open a PDF.',
    avoid: 'Texts that are no document: the rich text.',
    words: 'The words of the document itself, under the titles of its sections.',
    keyboard: 'Links in the text, where there are any.',
    spoken: 'Headings of the third level: it follows a heading of the second.',
  }),
  args: { sections: protocols[0]?.sections ?? [] },
} satisfies Meta<typeof PublicationText>;

type Story = StoryObj<typeof PublicationText>;

export const OfTheProtocol: Story = {};
export const OfTheJournal: Story = { args: { sections: journals[0]?.sections ?? [] } };
