import type { Meta, StoryObj } from '@storybook/react-vite';
import { JournalShelf } from '#src/components/JournalShelf.tsx';
import { about } from '../about.ts';

const issue = (year: number) => ({
  id: `issue-${year}`,
  title: `Special Issue ${year}`,
  cover: 'cover-journal' as const,
  pdf: '/media/special-issue-2025.pdf',
  language: 'en' as const,
});

export default {
  title: 'Components/Page/Journal shelf',
  component: JournalShelf,
  parameters: about({
    place: 'page',
    use: 'Issues of a journal, as covers that open.',
    avoid: 'One document by itself: the document card.',
    words: 'A title distinguishes the issues; it is below the cover.',
    keyboard: 'One link for each issue. Enter opens its PDF in a new tab.',
    spoken:
      'A list of links named by their titles, each described as ‘PDF, opens in a new tab’. Empty niches are passed over.',
  }),
  args: { issues: [issue(2025)] },
} satisfies Meta<typeof JournalShelf>;

type Story = StoryObj<typeof JournalShelf>;

export const OneIssue: Story = {};
export const InAnotherLanguage: Story = { args: { issues: [{ ...issue(2025), language: 'ar' }] } };
export const AFullRow: Story = { args: { issues: [2025, 2024, 2023].map(issue) } };
export const TwoRows: Story = { args: { issues: [2025, 2024, 2023, 2022].map(issue) } };
