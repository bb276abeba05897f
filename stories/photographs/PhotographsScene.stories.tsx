import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhotographsScene } from '#src/photographs/PhotographsScene.tsx';
import { longQuestion, unbroken } from '../extremes.ts';
import { adjusting, drawnCard, page, standingIn } from './drawn.ts';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';

const taken = new File([], 'IMG_4711.jpg');

const meta = {
  title: 'Photographs/Scene',
  component: PhotographsScene,
  args: { label: 'Photocopy of passport', snapshot: standingIn('choosing'), send: () => undefined },
  argTypes: { snapshot: { control: false } },
  parameters: about({
    use: 'The dialog in each state of the machine “Photographs”: choosing, reading, arranging, corners, refusing, leaving.',
    avoid: 'Anything that needs a running machine: Photographs has one.',
    words: 'A refusal says what can be done instead. Leaving says what is lost and what is not.',
    keyboard: 'Escape goes one scene back. From pages that are not attached yet it asks first.',
    spoken: 'Each scene begins with its heading; reading and making are told as they go on.',
    height: '40rem',
  }),
} satisfies Meta<typeof PhotographsScene>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (kind: 'heic' | 'other' | 'unreadable', name: string): Story => ({
  args: { snapshot: standingIn({ refused: kind }, { waiting: [new File([], name)] }) },
});

export const Choosing: Story = {};
export const ReadingTheFirst: Story = { args: { snapshot: standingIn('reading', { waiting: [taken] }) } };
export const ReadingTheFirstOfThree: Story = {
  args: { snapshot: standingIn('reading', { waiting: [taken, taken, taken] }) },
};
export const RefusedAsHeic: Story = refused('heic', 'IMG_0042.HEIC');
export const RefusedAsNoPhotograph: Story = refused('other', 'رسالة التوصية.docx');
export const RefusedAsUnreadable: Story = refused('unreadable', `${unbroken}.jpg`);
export const OnePage: Story = { args: { snapshot: standingIn({ arranging: 'looking' }, { pages: [page(1)] }) } };
export const TwoPages: Story = {
  args: {
    snapshot: standingIn(
      { arranging: 'looking' },
      { pages: [page(1), page(2, { color: true, picture: drawnCard })], leftOut: 2 },
    ),
  },
};
export const TwoPagesOnADesk: Story = { args: TwoPages.args!, globals: { viewport: { value: 'desktop' } } };
export const MakingAPage: Story = {
  args: { snapshot: standingIn('making', { pages: [page(1, { picture: undefined }), page(2)] }) },
};
export const ReadingAnother: Story = {
  args: { snapshot: standingIn('reading', { pages: [page(1)], waiting: [taken] }) },
};
export const MakingThePdf: Story = { args: { snapshot: standingIn('binding', { pages: [page(1)] }) } };
export const MovingTheCorners: Story = {
  args: { snapshot: standingIn({ arranging: 'adjusting' }, { pages: [page(1)], adjusting }) },
};
export const AskingWhetherToLeave: Story = { args: { snapshot: standingIn('leaving', { pages: [page(1)] }) } };
export const LongText: Story = { args: { ...TwoPages.args, label: longQuestion } };
export const RightToLeft: Story = { args: TwoPages.args!, globals: { direction: 'rtl' } };
export const CornersRightToLeft: Story = { args: MovingTheCorners.args!, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { args: MovingTheCorners.args!, globals: { colors: 'forced' } };
