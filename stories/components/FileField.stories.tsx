import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { limits, sizeInWords } from '#forms/limits.ts';
import { staff } from '#forms/staff/staff.ts';
import { messages } from '#forms/wording.ts';
import type { ShownFile } from '#src/components/AttachedFiles.tsx';
import { FileField } from '#src/components/FileField.tsx';
import { about } from '../about.ts';
import { said } from '../applying/said.ts';
import { matrix, states } from '../states.tsx';

const file = (name: string, more: Partial<ShownFile> = {}): ShownFile => ({
  id: name,
  name,
  size: 482_133,
  locked: false,
  verdict: 'whole',
  ...more,
});
const certificates = (count: number) => Array.from({ length: count }, (_, i) => file(`certificate-${i + 1}.pdf`));
const large = sizeInWords(limits.fileBytes);

export default {
  title: 'Components/Form/File field',
  component: FileField,
  parameters: about({
    place: 'step',
    use: 'One PDF, or up to ten. Files can be dropped on it as well.',
    avoid: 'Other kinds of file: it takes PDFs only. From photographs it offers to make one on the device.',
    words:
      'The label names the document. The field says how many files and how large: a hint adds only what concerns this document.',
    keyboard:
      'The browser’s own file control: Enter or Space opens the picker. Each file has a Remove button; after it the focus goes to the next one, the one before, or back to the control.',
    spoken:
      'The label and ‘Upload File’, or ‘Replace File’, so that speech input finds it by either. Remove names its file.',
    examples: {
      do: {
        says: 'The label names the document, the hint adds what concerns it alone.',
        shows: () => (
          <FileField
            id="do"
            name="do"
            label="Passport or ID"
            required
            files={[]}
            hint="Both sides of the card in one file."
          />
        ),
      },
      dont: {
        says: 'What the field says by itself, once more, and a label that is the name of its button.',
        shows: () => (
          <FileField
            id="dont"
            name="dont"
            label="Upload"
            required
            files={[]}
            hint="Please upload a PDF file of at most 10 MB."
          />
        ),
      },
    },
  }),
  args: {
    id: 'certificate',
    name: 'certificate',
    label: 'Certificate',
    required: true,
    files: [],
    onPhotograph: fn(),
  },
} satisfies Meta<typeof FileField>;

type Story = StoryObj<typeof FileField>;

export const Empty: Story = {};
export const OneFile: Story = { args: { files: certificates(1) } };
export const Invalid: Story = { args: { error: said(staff, 'personalInfo', 'A passport') } };
const notPdf = messages.notPdf();
export const NotAPdf: Story = {
  args: { files: [file('certificate.docx', { verdict: 'notPdf', error: notPdf })] },
};
export const TwoWhereOneIsAsked: Story = { args: { files: certificates(1), leftOut: ['certificate-2.pdf'] } };
export const APhotograph: Story = {
  args: { files: [file('IMG_4711.jpg', { verdict: 'photograph', error: notPdf })] },
};
export const Several: Story = { args: { multiple: true, label: 'Certificates' } };
export const TenFiles: Story = { args: { ...Several.args, files: certificates(10) } };
export const ThirtyChosenAtOnce: Story = {
  args: {
    ...Several.args,
    files: Array.from({ length: 10 }, (_, i) => file(`report-${i + 1}.docx`, { verdict: 'notPdf', error: notPdf })),
    leftOut: Array.from({ length: 20 }, (_, i) => `report-${i + 11}.docx`),
  },
};
export const FourPhotographsAndAPdf: Story = {
  args: {
    ...Several.args,
    files: [
      ...['IMG_1.jpg', 'صورة.jpg', 'IMG_3.jpg', 'IMG_4.jpg'].map((name) =>
        file(name, { verdict: 'photograph', error: notPdf }),
      ),
      ...certificates(1),
    ],
  },
};
export const TogetherTooLarge: Story = {
  args: {
    ...Several.args,
    files: certificates(9).map((each, i) => ({
      ...each,
      size: limits.fileBytes,
      error: i === 8 ? messages.largeApplication(() => '80 MB')() : undefined,
    })),
  },
};
export const TooManyFiles: Story = {
  args: { ...Several.args, files: certificates(11), error: messages.manyFiles(limits.filesInOneField)() },
};
export const Variants: Story = matrix<Story>({
  Reading: { reading: true },
  'The Camera Loads': { loading: true },
  Optional: { label: 'Previous employment letter', required: false },
  'With hint': { hint: 'Both sides of the card in one file.' },
  Locked: { files: [file('certificate.pdf', { locked: true })] },
  'In an entry': { context: 'school 2', files: certificates(1) },
  Arabic: { files: [file('هوية نبيل حداد.pdf')] },
  'Too large': { files: [file('all-pages.pdf', { size: 14_680_064, error: messages.largeFile(() => large)() })] },
});
export const States: Story = states;
