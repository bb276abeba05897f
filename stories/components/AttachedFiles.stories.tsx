import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttachedFiles, type ShownFile } from '#src/components/AttachedFiles.tsx';
import { about } from '../about.ts';
import { inStep } from '../inStep.tsx';

const file = (name: string, verdict = 'whole'): ShownFile => ({
  id: name,
  name,
  size: 482_133,
  locked: false,
  verdict,
});

const meta = {
  title: 'Form/Attached files',
  component: AttachedFiles,
  decorators: [inStep],
  parameters: about({
    use: 'The files of a question, as File field shows them: each with its size and a way to remove it.',
    avoid: 'Files that were sent: the receipt names them among the answers.',
    words: 'A name as it is on the device. More than three that cannot be used as they are share one row.',
    keyboard: 'Tab goes from Remove to Remove. After it the focus goes to the next one, the one before, or the upload.',
    spoken: 'A list named by its question. Remove names its file, or says how many it removes.',
  }),
  args: {
    label: 'Certificates: files',
    files: [file('certificate-1.pdf'), file('certificate-2.pdf')],
    onRemove: () => undefined,
    onEmpty: () => undefined,
  },
} satisfies Meta<typeof AttachedFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const ManyThatAreNoPdfs: Story = {
  args: {
    files: [
      file('certificate.pdf'),
      ...Array.from({ length: 9 }, (_, i) =>
        file(i === 1 ? `${'Wolkenkratzer'.repeat(8).slice(0, 100)}.docx` : `report-${i + 1}.docx`, 'notPdf'),
      ),
    ],
  },
};
export const ManyPhotographs: Story = {
  args: { files: Array.from({ length: 10 }, (_, i) => file(`IMG_${4710 + i}.jpg`, 'photograph')) },
};
export const Arabic: Story = {
  args: {
    files: [
      ...['هوية.docx', 'شهادة.docx', 'صورة.docx', 'رسالة.docx'].map((name) => file(name, 'notPdf')),
      file('هوية نبيل حداد.pdf'),
    ],
  },
};
