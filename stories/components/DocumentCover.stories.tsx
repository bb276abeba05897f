import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentCover } from '#src/components/DocumentCover.tsx';
import { onPage } from '../onPage.tsx';

const meta = {
  title: 'Page/Document cover',
  component: DocumentCover,
  decorators: [onPage],
  args: { cover: 'cover-protocol', title: 'School Life Protocol 19-20' },
} satisfies Meta<typeof DocumentCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheProtocol: Story = {};
