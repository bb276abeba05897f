import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';
import { PageCards } from '#src/photographs/PageCards.tsx';
import { PhotographInputs } from '#src/photographs/PhotographInputs.tsx';
import { PhotographsScene } from '#src/photographs/PhotographsScene.tsx';
import { drawnCard, drawnCorners, emptyPage, page, snapshotIn } from './drawn.ts';
import '#src/photographs/photographs.css';
import { about } from '../about.ts';

const taken = new File([], 'IMG_4711.jpg');

export default {
  title: 'Components/Photographs/Scene',
  component: PhotographsScene,
  subcomponents: { BlobPicture, PageCards, PhotographInputs },
  args: { label: 'Photocopy of passport', snapshot: snapshotIn('choosing'), send: fn() },
  argTypes: { snapshot: { control: false, type: { name: 'other', value: 'MachineSnapshot' } } },
  parameters: about({
    use: 'The dialog in each state of the machine “Photographs”: choosing, reading, arranging, one page enlarged, corners, refusing, hidden by the browser, a browser that is too old, leaving.',
    avoid: 'Anything that needs a running machine: Photographs has one.',
    words: 'A refusal says what can be done instead. Leaving says what is lost and what is not.',
    keyboard: 'Escape and the browser’s Back go one scene back. They ask first where pages would be lost.',
    spoken: 'Each scene begins with its heading; what is in progress is announced.',
    height: '40rem',
  }),
} satisfies Meta<typeof PhotographsScene>;

type Story = StoryObj<typeof PhotographsScene>;

const refused = (kind: 'heic' | 'other' | 'unreadable', name: string): Story => ({
  args: { snapshot: snapshotIn({ refused: kind }, { queue: [{ photograph: new File([], name) }] }) },
});

export const Choosing: Story = {};
export const ReadingTheFirst: Story = { args: { snapshot: snapshotIn('reading', { queue: [{ photograph: taken }] }) } };
export const ReadingTheFirstOfThree: Story = {
  args: { snapshot: snapshotIn('reading', { queue: [taken, taken, taken].map((photograph) => ({ photograph })) }) },
};
export const RefusedAsHeic: Story = refused('heic', 'IMG_0042.HEIC');
export const RefusedAsNoPhotograph: Story = refused('other', 'رسالة التوصية.docx');
export const RefusedAsUnreadable: Story = refused('unreadable', `${'Wolkenkratzer'.repeat(8).slice(0, 100)}.jpg`);
export const APageThatCannotBeMadeAgain: Story = {
  args: { snapshot: snapshotIn({ refused: 'unreadable' }, { pages: [page(1, { picture: undefined })] }) },
};
export const HiddenByTheBrowser: Story = {
  args: { snapshot: snapshotIn('hidden', { queue: [{ photograph: taken }] }) },
};
export const InABrowserThatIsTooOld: Story = {
  args: { snapshot: snapshotIn('tooOld', { queue: [{ photograph: taken }] }) },
};
export const OnePage: Story = { args: { snapshot: snapshotIn({ arranging: 'overview' }, { pages: [page(1)] }) } };
export const OnePageOnAFullDevice: Story = { args: { ...OnePage.args, stored: false } };
export const TwoPages: Story = {
  args: {
    snapshot: snapshotIn(
      { arranging: 'overview' },
      { pages: [page(1), page(2, { color: true, picture: drawnCard })], leftOut: 2 },
    ),
  },
};
export const APageThatLooksEmpty: Story = {
  args: {
    snapshot: snapshotIn({ arranging: 'overview' }, { pages: [page(1), page(2, { empty: true, picture: emptyPage })] }),
  },
};
export const MakingAPage: Story = {
  args: { snapshot: snapshotIn('making', { pages: [page(1, { picture: undefined }), page(2)] }) },
};
export const ReadingAnother: Story = {
  args: { snapshot: snapshotIn('reading', { pages: [page(1)], queue: [{ photograph: taken }] }) },
};
export const MakingThePdf: Story = { args: { snapshot: snapshotIn('combining', { pages: [page(1)] }) } };
export const MovingTheCorners: Story = {
  args: {
    snapshot: snapshotIn({ arranging: 'adjusting' }, { pages: [page(1)], current: page(1).id, corners: drawnCorners }),
  },
};
export const OnePageEnlarged: Story = {
  args: { snapshot: snapshotIn({ arranging: 'viewing' }, { pages: [page(1), page(2)], current: page(2).id }) },
};
export const ThePdfFailed: Story = {
  args: { snapshot: snapshotIn({ arranging: 'overview' }, { pages: [page(1)], failed: true }) },
};
export const AskingWhetherToLeave: Story = { args: { snapshot: snapshotIn('leaving', { pages: [page(1)] }) } };
