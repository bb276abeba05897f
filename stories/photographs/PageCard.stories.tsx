import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageCard } from '#src/photographs/PageCard.tsx';
import '#src/photographs/photographs.css';
import { drawnCard, drawnPage } from './drawn.ts';
import { onPaper } from './onPaper.tsx';

const meta = {
  title: 'Photographs/Page card',
  component: PageCard,
  decorators: [
    (Story) => (
      <ol className="page-cards">
        <Story />
      </ol>
    ),
    onPaper,
  ],
  args: { number: 1, count: 1, picture: drawnPage, colour: false },
  argTypes: { picture: { control: false } },
} satisfies Meta<typeof PageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheOnlyOne: Story = {};
export const TheLastOfThree: Story = { args: { number: 3, count: 3 } };
export const InColour: Story = { args: { colour: true, picture: drawnCard } };
export const BeingMade: Story = { args: { picture: undefined, busy: true, count: 2 } };
