import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromPromise } from 'xstate';
import { photographsMachine } from '#machines/photographs.ts';
import type { Made, Page, Reading } from '#machines/photographsTypes.ts';
import { Photographs } from '#src/photographs/Photographs.tsx';
import { about } from '../about.ts';
import { drawnCorners, drawnPage, drawnView } from './drawn.ts';

const made: Made = { corners: drawnCorners, color: false, empty: false, picture: drawnPage };

/** A device that finds the same page in every photograph. */
const machine = photographsMachine.provide({
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(() =>
      Promise.resolve({ became: 'read', read: { ...made, view: drawnView } }),
    ),
    make: fromPromise<Made, Pick<Page, 'photograph' | 'corners' | 'color'>>(({ input: { corners, color } }) =>
      Promise.resolve({ ...made, corners, color }),
    ),
  },
});

export default {
  title: 'Components/Photographs/Photographs',
  component: Photographs,
  args: { label: 'Passport photo', photographs: [] },
  argTypes: { machine: { control: false }, photographs: { control: false } },
  render: (args) => <Photographs {...args} machine={machine} />,
  parameters: about({
    use: 'Documents on paper: photographs become one PDF on the device.',
    avoid: 'Photographs of people or places: it makes pages of paper, in black and white unless one needs color.',
    words: 'The heading names the question, and so does the PDF.',
    keyboard: 'As in its dialog. Back and Forward stay on the page while it is open. When it ends, the focus returns.',
    spoken: 'A modal dialog; afterwards the question says which file was attached.',
    height: '40rem',
  }),
} satisfies Meta<typeof Photographs>;

type Story = StoryObj<typeof Photographs>;

const photographs = ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({ photograph: new File([], name) }));

export const NothingChosenYet: Story = {};
export const TakenOverFromAnUpload: Story = { args: { photographs } };
