import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import { messages } from '#forms/wording.ts';
import { AttachedFiles, type ShownFile } from '#src/components/AttachedFiles.tsx';
import { about } from '../about.ts';

const file = (name: string, error?: string, verdict = 'whole'): ShownFile => ({
  id: name,
  name,
  size: 482_133,
  locked: false,
  verdict,
  error,
});
const notPdf = messages.notPdf();

export default {
  title: 'Components/Form/Attached files',
  component: AttachedFiles,
  parameters: about({
    place: 'step',
    use: 'The files of a question, as File field shows them: each with its size and a way to remove it, and with the reason if it cannot be sent.',
    avoid: 'Files that were sent: the receipt names them among the answers.',
    words:
      'A name as it is on the device. A file that can be sent has a tick and opens by its name, any other has the sentence that says what to do.',
    keyboard:
      'Tab goes from a name that opens to its Remove, and to the next. After it the focus goes to the next one, the one before, or the upload.',
    spoken:
      'A list named by its question. Remove names its file, and so does a reason. Two that cannot be sent are removed together.',
  }),
  args: {
    id: 'certificates',
    label: 'Certificates: files',
    files: [file('certificate-1.pdf'), file('certificate-2.pdf')],
    onRemove: () => undefined,
    onEmpty: () => undefined,
  },
} satisfies Meta<typeof AttachedFiles>;

type Story = StoryObj<typeof AttachedFiles>;

export const Two: Story = {};
const content = examplePdf('certificate.pdf').body;
export const ThatCanBeOpened: Story = {
  args: {
    files: ['certificate-1.pdf', 'transcript-of-all-records-of-the-school.pdf'].map((name) => ({
      ...file(name),
      content,
    })),
  },
};
export const OneOfEachReason: Story = {
  args: {
    files: [
      file('certificate.pdf'),
      file('report.docx', notPdf),
      file('IMG_4711.jpg', notPdf, 'photograph'),
      file('diploma.pdf', messages.emptyFile(), 'empty'),
      file('transcript-of-all-records.pdf', messages.truncatedFile(), 'truncated'),
      file('letter.pdf', messages.unreadableFile(), 'unreadable'),
      file('papers', messages.folder(), 'folder'),
    ],
  },
};
export const ManyThatAreNoPdfs: Story = {
  args: {
    files: [
      file('certificate.pdf'),
      ...Array.from({ length: 9 }, (_, i) =>
        file(i === 1 ? `${'Wolkenkratzer'.repeat(8).slice(0, 100)}.docx` : `report-${i + 1}.docx`, notPdf, 'notPdf'),
      ),
    ],
  },
};
export const ManyPhotographs: Story = {
  args: { files: Array.from({ length: 10 }, (_, i) => file(`IMG_${4710 + i}.jpg`, notPdf, 'photograph')) },
};
export const Arabic: Story = {
  args: {
    files: [
      ...['هوية.docx', 'شهادة.docx'].map((name) => file(name, notPdf, 'notPdf')),
      { ...file('هوية نبيل حداد.pdf'), locked: true },
    ],
  },
};
