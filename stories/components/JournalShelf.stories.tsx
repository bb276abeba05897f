import type { Meta, StoryObj } from '@storybook/react-vite';
import { JournalShelf } from '#src/components/JournalShelf.tsx';
import { onPage } from '../onPage.tsx';

const issue = (year: number) => ({
  id: `issue-${year}`,
  title: `Special Issue ${year}`,
  cover: 'cover-journal' as const,
  pdf: '/media/special-issue-2025.pdf',
});

const meta = {
  title: 'Page/Journal shelf',
  component: JournalShelf,
  decorators: [onPage],
  args: { issues: [issue(2025)] },
} satisfies Meta<typeof JournalShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIssue: Story = {};
export const AFullRow: Story = { args: { issues: [2025, 2024, 2023].map(issue) } };
export const TwoRows: Story = { args: { issues: [2025, 2024, 2023, 2022].map(issue) } };
