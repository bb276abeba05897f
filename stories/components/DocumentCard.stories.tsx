import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentCard } from '#src/components/DocumentCard.tsx';
import { about } from '../about.ts';
import { pictureControl } from '../pictureControl.ts';
import { states } from '../states.tsx';

export default {
  title: 'Components/Page/Document card',
  component: DocumentCard,
  parameters: about({
    place: 'page',
    use: 'One document of the school, to be read in the browser or taken along.',
    avoid: 'Several issues of one journal: the journal shelf.',
    words:
      'A lead of a sentence or two. The title is on the cover and is not repeated. A PDF in another language than the page says so.',
    keyboard: 'Two links: ‘View File Online’ opens a new tab, ‘Download pdf’ saves the file.',
    spoken: 'A region named by the title, which is its heading. ‘Opens in a new tab’ describes the first link.',
  }),
  argTypes: { cover: pictureControl },
  args: {
    title: 'School Life Protocol 19-20',
    cover: 'cover-protocol',
    pdf: '/media/protocol-19-20.pdf',
    language: 'en',
    lead: 'When the day begins and ends, when families and teachers meet, and which programs accompany a learner.',
  },
} satisfies Meta<typeof DocumentCard>;

type Story = StoryObj<typeof DocumentCard>;

export const OfTheProtocol: Story = {};
export const InAnotherLanguage: Story = { args: { language: 'ar' } };
export const States: Story = states;
