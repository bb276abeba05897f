import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicationText } from '#src/components/PublicationText.tsx';
import { journals } from '#src/content/journals.ts';
import { protocols } from '#src/content/protocols.ts';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Publication text',
  component: PublicationText,
  decorators: [onPage],
  args: { sections: protocols[0]?.sections ?? [] },
} satisfies Meta<typeof PublicationText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheProtocol: Story = {};
export const OfTheJournal: Story = { args: { sections: journals[0]?.sections ?? [] } };
