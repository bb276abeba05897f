import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentCard } from '#src/components/DocumentCard.tsx';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Document card',
  component: DocumentCard,
  decorators: [onPage],
  args: {
    title: 'School Life Protocol 19-20',
    cover: 'cover-protocol',
    pdf: '/media/protocol-19-20.pdf',
    lead: 'When the day begins and ends, when families and teachers meet, and which programs accompany a learner.',
  },
} satisfies Meta<typeof DocumentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheProtocol: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
