import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import { FileName } from '#src/components/FileName.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Form/File name',
  component: FileName,
  parameters: about({
    place: 'step',
    use: 'The name of an attached file, in one line. A PDF that can be sent opens by its name.',
    avoid: 'Files that were sent: their names are answers.',
    words: 'The name as it is on the device. A long one is cut before its end, which tells scans apart.',
    keyboard: 'A link: Enter opens the file in a new tab.',
    spoken: 'The whole name, and that a link opens a new tab.',
  }),
  args: { name: 'passport.pdf' },
} satisfies Meta<typeof FileName>;

type Story = StoryObj<typeof FileName>;

const { body: content } = examplePdf('passport.pdf');

export const Name: Story = {};
export const Opens: Story = { args: { content } };
export const LongNameThatOpens: Story = { args: { name: 'transcript-of-all-records-of-the-school.pdf', content } };
export const Arabic: Story = { args: { name: 'جواز سفر (1).pdf', content } };
